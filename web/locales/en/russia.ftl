# Names on the map of Russia: cities, places beyond its border, land and water.

map-label-russia = Map of Russia: cities and the links between them

## Cities

city-abakan = Abakan
city-arkhangelsk = Arkhangelsk
city-astrakhan = Astrakhan
city-barnaul = Barnaul
city-belomorsk = Belomorsk
city-birobidzhan = Birobidzhan
city-bratsk = Bratsk
city-bryansk = Bryansk
city-chelyabinsk = Chelyabinsk
city-chita = Chita
city-irkutsk = Irkutsk
city-kazan = Kazan
city-khabarovsk = Khabarovsk
city-kirov = Kirov
city-komsomolsk-on-amur = Komsomolsk-on-Amur
city-konosha = Konosha
city-kotlas = Kotlas
city-krasnoyarsk = Krasnoyarsk
city-lesosibirsk = Lesosibirsk
city-moscow = Moscow
city-murmansk = Murmansk
city-nadym = Nadym
city-never = Never
city-nizhneangarsk = Nizhneangarsk
city-nizhnevartovsk = Nizhnevartovsk
city-nizhny-bestyakh = Nizhny Bestyakh
city-nizhny-novgorod = Nizhny Novgorod
city-novosibirsk = Novosibirsk
city-novy-urengoy = Novy Urengoy
city-omsk = Omsk
city-orenburg = Orenburg
city-orsk = Orsk
city-oryol = Oryol
city-pechora = Pechora
city-rostov-on-don = Rostov-on-Don
city-salekhard = Salekhard
city-samara = Samara
city-saratov = Saratov
city-smolensk = Smolensk
city-st-petersburg = St. Petersburg
city-surgut = Surgut
city-tommot = Tommot
city-tuapse = Tuapse
city-tynda = Tynda
city-tyumen = Tyumen
city-ulan-ude = Ulan-Ude
city-urgal = Urgal
city-ust-ilimsk = Ust-Ilimsk
city-ust-kut = Ust-Kut
city-vladivostok = Vladivostok
city-volgograd = Volgograd
city-vologda = Vologda
city-vorkuta = Vorkuta
city-voronezh = Voronezh
city-yaroslavl = Yaroslavl
city-yekaterinburg = Yekaterinburg

## Beyond the border

city-ext-aktobe = Aktobe
city-ext-atyrau = Atyrau
city-ext-helsinki = Helsinki
city-ext-kharkiv = Kharkiv
city-ext-kyiv = Kyiv
city-ext-manzhouli = Manzhouli
city-ext-minsk = Minsk
city-ext-rajin = Rajin
city-ext-riga = Riga
city-ext-semey = Semey
city-ext-sukhumi = Sukhumi
city-ext-tallinn = Tallinn
city-ext-tbilisi = Tbilisi

## Land and water

ground-baltic-sea = Baltic Sea
ground-barents-sea = Barents Sea
ground-black-sea = Black Sea
ground-caspian-sea = Caspian Sea
ground-lake-baikal = Baikal
ground-kara-sea = Kara Sea
ground-sea-of-japan = Sea of Japan
ground-sea-of-okhotsk = Sea of Okhotsk
ground-siberia = Siberia

## Railroads

railroad-red = Red
railroad-blue = Blue
railroad-green = Green
railroad-yellow = Yellow
railroad-black = Black
railroad-white = White

## The letters on their tokens

railroad-letter-red = R
railroad-letter-blue = B
railroad-letter-green = G
railroad-letter-yellow = Y
railroad-letter-black = K
railroad-letter-white = W
