/** The tables of `content/places`, without their remarks. */
export declare const places: {
  readonly towns: string;
  readonly regions: string;
  readonly postalAreas: string;
};
