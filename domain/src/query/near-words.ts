/* What of a text says that a place is one to be near, and how far from it: see `readTypedNear`. */

/** A number, and what says that it is one of miles. */
const KM = String.raw`(\d{1,4}(?:[.,]\d+)?)\s*(?:kms?|kilom[eè]tres?|kilometers?|(mi|miles?|milles?))\b`;

const KM_OF_A_MILE = 1.609_344;

/** The kilometres of what was found by one of these expressions with a distance, whole and from 1 to 100: who says miles is answered in kilometres. */
export function kilometresOf([, number = '', mile]: readonly (string | undefined)[]): number {
  const km = Math.round(Number(number.replace(',', '.')) * (mile === undefined ? 1 : KM_OF_A_MILE));
  return Math.min(Math.max(km, 1), 100);
}

/** No letter and no digit stands before it: to a regular expression `à` is no letter. */
const ALONE = String.raw`(?<![\p{L}\p{N}])`;

/** What stands before the place, where a distance is said; and behind the place, where it is said after it. */
export const WITHIN = new RegExp(
  String.raw`\b(?:(?:with)?in\s+(?:a\s+)?|dans\s+un\s+rayon\s+de\s+|(?:less|moins)\s+(?:than|de)\s+|under\s+|max(?:imum)?\s+)?${KM}\s*(?:radius\s+)?` +
    String.raw`(?:autour\s+|around\s+|away\s+from\s+|of\s+|from\s+|near\s+)?(?:de\s+la\s+ville\s+de\s+|du\s+|des?\s+(?=\S)|d['’]\s*)?(?=\S)`,
  'giu',
);

const LIMIT = String.raw`(?:within\s+|dans\s+un\s+rayon\s+de\s+|(?:à\s+|a\s+)?moins\s+de\s+|max(?:imum)?\s+)`;

/** A distance at the beginning of what stands behind a place. */
export const BEHIND = new RegExp(String.raw`^[\s,]*${LIMIT}?${KM}`, 'iu');

/** A distance that says by itself that it is one from a place: the place stands before it. */
export const LIMITED = new RegExp(String.raw`[\s,]+${LIMIT}${KM}`, 'giu');

/** What stands behind these words is no place to be near: `not near Toronto`, `pas près de Laval`. */
const WANTED = String.raw`(?<!\b(?:not|nowhere|pas|plus|non)\s+(?:(?:too|so|very|anywhere|trop|si|tout)\s+)?)`;

/** No word stands before `personne`: `une personne à moins de 10 km` is somebody. */
const DENIES = String.raw`(?:\b(?:not?|never|cannot|nothing|nobody|nowhere|no\s+one|pas|jamais|rien|sans)|(?<!\p{L}\s+)personne|n['’]t)\s+`;

const LESS = String.raw`(?:(?:with)?in\s+(?:an?\s+)?|dans\s+(?:un\s+rayon\s+de|les)\s+|(?:less|closer)\s+than\s+|moins\s+de\s+)`;

const MORE = String.raw`(?:more\s+than|over|at\s+least|beyond|(?:furth|farth)er\s+than|outside\s+(?:of\s+)?an?|minimum|plus\s+(?:de|loin\s+que)|au\s+(?:moins|minimum))\s+`;

/** A distance that is one to keep: `not within 20 km of Laval`, `à plus de 20 km de Laval`, but `no more than 20 km`. */
export const BEYOND = new RegExp(
  String.raw`(?:${DENIES}(?:want\s+)?(?:(?:some|any)(?:one|body|thing)\s+)?(?:[àa]\s+)?${LESS}?|(?<!${DENIES}(?:[\p{L}'’]+\s+){0,3})${MORE})${KM}`,
  'iu',
);

const CLOSE_TO = String.raw`close\s+to|around|next\s+to|proche\s+d(?:e|u|['’])|autour\s+d(?:e|u|['’])`;

export const NEAR = new RegExp(
  String.raw`\b${WANTED}(?:near(?:\s+to)?|${CLOSE_TO}|pr[eè]s\s+d(?:e|u|['’])|aux\s+(?:alentours|environs)\s+d(?:e|u|['’]))\s*(?=\S)`,
  'giu',
);

/** As {@link NEAR}, where a place is meant whether or not it is known: `close to burnout` says something else. */
const NEAR_A_PLACE = new RegExp(
  String.raw`${ALONE}${WANTED}(?:near(?:\s+to)?\s|(?:pr[eè]s|aux\s+(?:alentours|environs))\s+d(?:[eu]\s|['’]))\s*(?=\S)`,
  'iu',
);

/** What ends a distance that is one from a place. */
const FROM = /(?:\b(?:of|from|near|around|de|du|des)\s+|\bd['’]\s*)$/iu;

/** Who types this, behind such a word, means where they are. */
export const OWN_PLACE =
  /^(?:my\s+(?:home|house|place|location)|me|here|home|chez\s+(?:moi|nous)|moi|ici|ma\s+(?:maison|position))(?![\p{L}\p{N}])/iu;

/** And so does who types this. */
export const OWN_PLACE_ALONE = new RegExp(
  `${ALONE}(?:` +
    String.raw`near\s?by|close\s+by|in\s+my\s+(?:area|city|town|neighbou?rhood)|` +
    String.raw`à\s+proximité(?!\s+d)|dans\s+(?:mon|le)\s+(?:coin|quartier|secteur)|dans\s+ma\s+(?:ville|région)` +
    String.raw`)(?![\p{L}\p{N}])`,
  'iu',
);

/** Of people these words say something else: `someone close to me died`, `les gens autour de moi`. */
export const CLOSE_PEOPLE = new RegExp(
  String.raw`(?:one|body|people|persons?|those|family|friends?|relatives?|quelqu['’]un|gens|personnes?|monde|amie?s?|famille)\s+` +
    String.raw`(?:(?:who|that|qui|is|was|are|were|est|sont|était|very|so|really|très|de)\s+)*(?:${CLOSE_TO})\s*$`,
  'iu',
);

const CODE_TEXT = String.raw`[a-z]\d[a-z](?:[\s-]?\d[a-z]\d|[\s-]\d[a-z]?(?=\s*$))?\b`;

/** A postal code says by itself that it is a place; at the end of the text it may be one that is being typed. */
export const CODE = new RegExp(String.raw`${ALONE}(?:(?:in|at|dans|à)\s+)?(${CODE_TEXT})`, 'giu');

/** A text that begins with a postal code. */
export const CODE_FIRST = new RegExp(`^${CODE_TEXT}`, 'iu');

/** What stands before a place and belongs to it. */
export const BEFORE_A_PLACE =
  /(?<![\p{L}\p{N}])(?:in|at|near|around|from|à|a|au|aux|en|dans|(?:pr[eè]s\s+|autour\s+)?de|d['’])\s*$/iu;

/** Words behind which the name of a place stands, whether or not there is such a place. */
export interface PlaceLead {
  /** Where they begin, in UTF-16 code units. */
  readonly start: number;
  /** Where the name does. */
  readonly nameStart: number;
  /** How far, in kilometres; null where nothing is said of it. */
  readonly km: number | null;
}

/** The first of such words: `within 10 km of …`, `near …`, or what is written as a postal code. Null where there are none. Pure. */
export function readPlaceLead(text: string): PlaceLead | null {
  for (const lead of text.matchAll(WITHIN)) {
    const nameStart = lead.index + lead[0].length;
    if (FROM.test(text.slice(0, nameStart))) return { start: lead.index, nameStart, km: kilometresOf(lead) };
  }
  const near = NEAR_A_PLACE.exec(text);
  if (near) return { start: near.index, nameStart: near.index + near[0].length, km: null };
  for (const { 0: words, 1: code = '', index } of text.matchAll(CODE))
    return { start: index, nameStart: index + words.length - code.length, km: null };
  return null;
}
