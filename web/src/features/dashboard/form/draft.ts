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
    const stored = shape.safeParse(text === null ? null : JSON.parse(text)).data;
    if (stored?.profileId !== profileId || !isForm(stored.base) || !isForm(stored.form)) return null;
    return { revision: stored.revision, base: stored.base, form: stored.form };
  } catch {
    // The browser refuses storage, or something else was stored there: the form then starts afresh.
    return null;
  }
}

export function writeProfileDraft(profileId: string, draft: ProfileDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ profileId, ...draft }));
  } catch {
    // Storage is full or refused. The form itself still holds what was typed.
  }
}

export function removeProfileDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is refused, nothing was stored.
  }
}

/** A form of this release: every field there and of its type, whatever it says. */
function isForm(value: unknown): value is ProfileForm {
  const issues = profileFormSchema.safeParse(value).error?.issues ?? [];
  return issues.every(({ code }) => code === 'custom' || code === 'too_big');
}
