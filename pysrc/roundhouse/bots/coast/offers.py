"""Reading offers: what a parameter may be answered with."""

from __future__ import annotations

from roundhouse.core.offers import Offer, OneOf

Offers = dict[str, Offer]


def choices(offer: Offer) -> tuple[str, ...]:
    """What the one parameter of an offer may be."""
    ((_, spec),) = offer.params
    assert isinstance(spec, OneOf)
    return spec.choices
