import { type PhraseGroup, phraseGroups } from '../phrase-files.ts';

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
