/** Further in there are no pictures. */
export const CLOSEST = 19;

/** Further out is more than Canada. */
export const FARTHEST = 2;

/** Somebody alone is not shown closer than this: a part of a city. */
export const CLOSEST_FIT = 13;

/** As far as this, lines of coasts and provinces say where a place is. */
export const PLAIN = 5;
