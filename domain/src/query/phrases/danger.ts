import { type PhraseGroup, phraseGroups } from '../phrase-files.ts';
import { ASSAULT_AND_CONTROL } from './danger/assault-and-control.ts';
import { CHILD } from './danger/child.ts';
import { MEDICAL } from './danger/medical.ts';
import { SUICIDE } from './danger/suicide.ts';
import { SUICIDE_PLAN } from './danger/suicide-plan.ts';
import { VIOLENCE } from './danger/violence.ts';

/**
 * What somebody may say who is in danger, or fears for another, and what sounds like it and is none. Crisis lines come first; the concern that
 * the words suggest puts people first, as any guess does.
 */
export const DANGER: readonly PhraseGroup[] = [
  ...MEDICAL,
  ...CHILD,
  ...VIOLENCE,
  ...ASSAULT_AND_CONTROL,
  ...SUICIDE,
  ...SUICIDE_PLAN,
  ...phraseGroups('danger-words'),
  ...phraseGroups('harmless'),
];
