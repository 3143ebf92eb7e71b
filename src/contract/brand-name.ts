/** Apart from the rest of the brand for the script of every page, which needs no more of it. */
export const brandName = "Nightjar";
