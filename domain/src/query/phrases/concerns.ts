import { understanding } from '../../../generated/understanding.js';
import type { PhraseGroup } from '../lexicon.ts';
import { WIDER } from './kindred.ts';

/**
 * What else concerns are called and nothing else is: with the vocabulary's own names, the words that state one. All other words of trouble only
 * suggest it: those are learned.
 */
export const CONCERNS: readonly PhraseGroup[] = understanding.stated.flatMap(({ concerns, en, fr }) => {
  const group = (values: readonly string[]): PhraseGroup => ({
    wants: [{ kind: 'concern', values }],
    en: en.join('\n'),
    fr: fr.join('\n'),
  });
  // Where nobody has the finer one, the same words ask for the wider: of two groups the earlier wins.
  const wider = concerns.flatMap((concern) => WIDER.concern?.[concern] ?? []);
  return wider.length > 0 ? [group(concerns), group(wider)] : [group(concerns)];
});
