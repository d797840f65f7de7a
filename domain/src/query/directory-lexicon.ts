import { understanding } from '../../generated/understanding.js';
import { ConcernReader } from './concern-model.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { type KnownCity, PLACE_SLOTS, placePhrases } from './places.ts';
import { type PhraseGroup, phraseGroups } from './phrase-files.ts';
import { isReal } from './real-words.ts';
import { DANGER_SLOTS, PASSED_OVER, SLOTS } from './slots.ts';
import { CONCERNS, VOCABULARIES } from './vocabularies.ts';

/**
 * What somebody may say who is in danger, or fears for another, and what sounds like it and is none. Crisis lines come first; the concern that
 * the words suggest puts people first, as any guess does.
 */
export const DANGER: readonly PhraseGroup[] = [
  'danger-medical',
  'danger-child',
  'danger-violence',
  'danger-suicide',
  'danger-words',
  'harmless',
].flatMap(phraseGroups);

let made: Lexicon | undefined;

/**
 * All that the directory understands but places. Of two phrases that say the same, the earlier group wins. Making it takes up to a second:
 * once for each process, when it is first asked for.
 */
export function directoryLexicon(): Lexicon {
  return (made ??= {
    concerns: new ConcernReader(understanding.model),
    requests: new ConcernReader(understanding.requests),
    ...createLexicon({
      groups: [
        ...DANGER,
        ...phraseGroups('ways'),
        ...phraseGroups('people'),
        ...VOCABULARIES,
        ...CONCERNS,
        ...phraseGroups('exclusions'),
        ...phraseGroups('nothing'),
      ],
      slots: { ...SLOTS, ...DANGER_SLOTS },
      passedOver: PASSED_OVER,
      isReal,
    }),
  });
}

/** The places that visitors name: provinces, the directory's cities, their parts and regions. */
export function placeLexicon(cities: readonly KnownCity[]): Lexicon {
  return createLexicon({
    groups: placePhrases(cities),
    slots: PLACE_SLOTS,
    passedOver: '',
    isReal,
  });
}
