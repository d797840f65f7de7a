import { createLexicon, type Lexicon } from './lexicon.ts';
import { CONCERNS } from './phrases/concerns.ts';
import { DANGER } from './phrases/danger.ts';
import { NOTHING, SHARED } from './phrases/nothing.ts';
import { PEOPLE } from './phrases/people.ts';
import { type KnownCity, placePhrases } from './phrases/places.ts';
import { PASSED_OVER, SLOTS } from './phrases/slots.ts';
import { VOCABULARIES } from './phrases/vocabularies.ts';
import { WAYS } from './phrases/ways.ts';

/** All that the directory understands, with the places that its profiles have. Of two phrases that say the same, the earlier group wins. */
export function directoryLexicon(cities: readonly KnownCity[]): Lexicon {
  return createLexicon({
    groups: [
      ...DANGER,
      ...WAYS,
      ...PEOPLE,
      ...CONCERNS,
      ...VOCABULARIES,
      ...placePhrases(cities),
      SHARED,
      NOTHING,
    ],
    slots: SLOTS,
    passedOver: PASSED_OVER,
  });
}
