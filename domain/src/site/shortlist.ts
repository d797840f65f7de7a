/** How many people a visitor's list holds, and how many profiles are given at once: more than anybody compares. */
export const SHORTLIST_MAX = 20;
