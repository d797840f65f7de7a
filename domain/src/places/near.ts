/** How far around a place can be looked, in kilometres. */
export const WITHIN_KM = [5, 10, 25, 50, 100] as const;

export type Within = (typeof WITHIN_KM)[number];

/** How far is looked where nobody says: to the other end of most cities, and to the next town. */
export const USUAL_WITHIN: Within = 25;

/** How exactly somebody's place is known. `exact`: where the practice is. `postal` and `city`: the centre of the postal area or of the city. */
export const PLACE_ACCURACIES = ['exact', 'postal', 'city'] as const;

export type PlaceAccuracy = (typeof PLACE_ACCURACIES)[number];
