"""Trans-Siberian: shares in railroads that grow east from Moscow, until the Tsar takes them."""
