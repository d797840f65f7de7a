import { createLexicon, type Lexicon } from './lexicon.ts';
import { CONCERNS } from './phrases/concerns.ts';
import { DANGER } from './phrases/danger.ts';
import { HINTS } from './phrases/hints.ts';
import { DURATIONS, NOTHING, SHARED } from './phrases/nothing.ts';
import { PEOPLE } from './phrases/people.ts';
import { type KnownCity, placePhrases } from './phrases/places.ts';
import { PASSED_OVER, SLOTS } from './phrases/slots.ts';
import { VOCABULARIES } from './phrases/vocabularies.ts';
import { WAYS } from './phrases/ways.ts';
import { realWords } from './real-words.ts';

/**
 * All that the directory understands but places. Of two phrases that say the same, the earlier group wins. Making it takes a quarter of a
 * second: once for each process.
 */
export function directoryLexicon(): Lexicon {
  return createLexicon({
    groups: [
      ...DANGER,
      ...WAYS,
      ...PEOPLE,
      ...VOCABULARIES,
      ...CONCERNS,
      SHARED,
      DURATIONS,
      NOTHING,
      ...HINTS,
    ],
    slots: SLOTS,
    passedOver: PASSED_OVER,
    realWords,
  });
}

/** The places that visitors name: provinces, the directory's cities, their parts and regions. */
export function placeLexicon(cities: readonly KnownCity[]): Lexicon {
  return createLexicon({
    groups: placePhrases(cities),
    slots: {},
    passedOver: '',
    realWords,
  });
}
