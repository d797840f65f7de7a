import { uuid } from '../../site/uuid.ts';

/** What a visitor has typed into a form and not yet sent. */
export interface FormDraft {
  values: Record<string, string>;
  /** Names what is sent to the server, so that it is kept once however often it is sent. */
  idempotencyKey: string;
  /** It was handed to the server under this key, which may have kept it although no answer came. */
  wasTried: boolean;
  /** When the form was first shown, in milliseconds since 1970. */
  startedAt: number;
}

const PREFIX = 'draft:';

/** A draft with nothing typed. */
export function newDraft(): FormDraft {
  return { values: {}, idempotencyKey: uuid(), wasTried: false, startedAt: Date.now() };
}

/** The draft that this tab keeps under a name; null when there is none. */
export function readDraft(name: string): FormDraft | null {
  try {
    const text = sessionStorage.getItem(PREFIX + name);
    const draft: unknown = text === null ? null : JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    // The browser refuses storage, or something else was stored there: the form then starts empty.
    return null;
  }
}

/** Keeps a draft until it is removed or the tab is closed. */
export function writeDraft(name: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Storage is full or refused. The form itself still holds what was typed.
  }
}

/** Forgets a draft. */
export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Where storage is refused, nothing was kept.
  }
}

function isDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, idempotencyKey, wasTried, startedAt } = value as Partial<Record<keyof FormDraft, unknown>>;
  return (
    typeof idempotencyKey === 'string' &&
    typeof wasTried === 'boolean' &&
    typeof startedAt === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  );
}
