import type { ProvinceCode } from '@directory/domain/provinces';

/**
 * People living in each province and territory.
 * Source: Statistics Canada, 2021 Census of Population, table 98-10-0001-01.
 */
export const POPULATION: Readonly<Record<ProvinceCode, number>> = {
  NL: 510_550,
  PE: 154_331,
  NS: 969_383,
  NB: 775_610,
  QC: 8_501_833,
  ON: 14_223_942,
  MB: 1_342_153,
  SK: 1_132_505,
  AB: 4_262_635,
  BC: 5_000_879,
  YT: 40_232,
  NT: 41_070,
  NU: 36_858,
};

/**
 * How many of a hundred profiles are in Winnipeg before the rest are spread by population: the site's articles and pages are
 * centred on that city, so that its lists should be full.
 */
export const WINNIPEG_PERCENT = 12;

/** How many of a hundred sample psychologists have French as their first language. Rounded, after the census' mother tongues. */
export const FRENCH_PERCENT: Readonly<Partial<Record<ProvinceCode, number>>> = {
  QC: 82,
  NB: 42,
  ON: 6,
  MB: 7,
  YT: 5,
};

/** The same where the table above names no figure. */
export const FRENCH_PERCENT_ELSEWHERE = 2;
