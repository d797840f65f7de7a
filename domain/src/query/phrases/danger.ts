import { anyWord, numberBetween } from '../lexicon.ts';
import { isOne, type PhraseGroup, phraseGroups, textsOf } from '../phrase-files.ts';
import type { Slot } from '../phrase-tree.ts';
import { NUMBER_WORDS } from './slots.ts';

/** How the names of substances end that are prescribed. */
const MEDICINE =
  /.{2}(oxetine|traline|azepine|apine|azepam|azolam|zepam|prazole|peridone|codone|morphone|profen|aminophen|phetamine|phenidate|triptyline|bital|zodone|faxine|piprazole|prolol|pril|sartan|statin|gabalin|pentin|formin|olanzapine|pezil|clone|pidem|barbital|caine|xepin|iapine)s?$/;

const medicine: Slot = (words, start) =>
  MEDICINE.test(words[start]?.folded ?? '') && !words[start]?.quoted ? [{ end: start + 1 }] : [];

/** `La petite` is a child where no name of something else follows: `le petit appartement`. */
const tiny: Slot = (words, start) => {
  const [article, noun, next] = words.slice(start, start + 3).map(({ folded }) => folded);
  return /^(mon|ma|mes|son|sa|ses|leurs?|notre|nos|le|la|les)$/.test(article ?? '') &&
    /^petite?s?$/.test(noun ?? '') &&
    (next === undefined || isOne('after a child', words[start + 2]))
    ? [{ end: start + 2 }]
    : [];
};

/** What stands again and again in words of danger: lists of phrases, and rules. */
export const DANGER_SLOTS = {
  /** So many at once are too many. */
  many: numberBetween(8, 500),
  medicine,
  tiny,
  /** The age of who hits without meaning harm. */
  small: numberBetween(1, 9, NUMBER_WORDS),
  teens: numberBetween(10, 17, NUMBER_WORDS),
  adults: numberBetween(19, 90),
  /** Any word but what would make it life itself that is too much. */
  trouble: anyWord(
    'life living vie vivre jours tout ca existence exister souffrir souffrance etre mourir continuer rien everything existing being medicaments pilules comprimes corde fusil couteau arme lame pont meds pills mon ma mes',
  ),
  ...Object.fromEntries(textsOf('danger-slots')),
};

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
