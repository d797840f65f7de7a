import * as z from 'zod/mini';
import type { ProfileForm } from '@directory/domain/profile/fields';
import { profileFormSchema } from './profile-form.ts';

/** What a member has typed and not yet saved, with what they began with. */
export interface ProfileDraft {
  /** The version of the profile that the edit began with. */
  revision: number;
  base: ProfileForm;
  form: ProfileForm;
}

const KEY = 'profile-draft';

/** The shape alone: a draft may well hold what cannot be saved yet. */
const shape = z.object({ profileId: z.string(), revision: z.number(), base: z.unknown(), form: z.unknown() });

/** The draft that this tab keeps of a profile; null when there is none. */
export function readProfileDraft(profileId: string): ProfileDraft | null {
  try {
    const text = sessionStorage.getItem(KEY);
    const kept = shape.safeParse(text === null ? null : JSON.parse(text)).data;
    if (kept?.profileId !== profileId || !isForm(kept.base) || !isForm(kept.form)) return null;
    return { revision: kept.revision, base: kept.base, form: kept.form };
  } catch {
    // The browser refuses storage, or something else was stored there: the form then starts afresh.
    return null;
  }
}

/** Keeps a draft until it is removed or the tab is closed. */
export function writeProfileDraft(profileId: string, draft: ProfileDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ profileId, ...draft }));
  } catch {
    // Storage is full or refused. The form itself still holds what was typed.
  }
}

/** Forgets the draft. */
export function removeProfileDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is refused, nothing was kept.
  }
}

/** A form of this release: every field there and of its type, whatever it says. */
function isForm(value: unknown): value is ProfileForm {
  const issues = profileFormSchema.safeParse(value).error?.issues ?? [];
  return issues.every(({ code }) => code === 'custom' || code === 'too_big');
}
