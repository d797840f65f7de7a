import { useEffect, useRef, type RefObject } from 'react';
import { DRAFT_PREFIX } from '../../site/draft-prefix.ts';
import { uuid } from '../../site/platform.ts';
import { controlOf, isUntouched } from '../../ui/form/form-controls.ts';
import { readStored, removeStored, writeStored } from '../device/device-storage.ts';

/** What a visitor has typed into a form and not yet sent. */
interface FormDraft {
  values: Record<string, string>;
  /** Names what is sent to the server, so that it is kept once however often it is sent. */
  idempotencyKey: string;
  /** It was handed to the server under this key, which may have kept it although no answer came. */
  wasTried: boolean;
  /** When the form was first shown, in milliseconds since 1970. */
  startedAt: number;
}

export function newDraft(): FormDraft {
  return { values: {}, idempotencyKey: uuid(), wasTried: false, startedAt: Date.now() };
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

export interface DraftOptions<Name extends string> {
  /** Names the draft that this tab keeps. */
  draftName: string;
  names: readonly Name[];
  /** A field that keeps what it was made with, whatever the draft says. */
  notRestored?: NoInfer<Name> | undefined;
}

/**
 * What a form holds and has not sent, kept in the tab until it is sent. Its key names one submission: words that are changed after a
 * try are another one.
 */
export function useDraft<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  { draftName, names, notRestored }: DraftOptions<Name>,
) {
  const key = DRAFT_PREFIX + draftName;
  const draft = useRef<FormDraft | null>(null);
  const begun = useRef<FormDraft | null>(null);

  useEffect(() => {
    const kept = readStored(key, 'tab');
    draft.current = isDraft(kept) ? kept : newDraft();
    for (const [name, text] of Object.entries(draft.current.values)) {
      const control = controlOf(form.current, name);
      // What stands there already was typed just now, and is newer.
      if (control && name !== notRestored && isUntouched(control)) control.value = text;
    }
  }, [form, key, notRestored]);

  const current = () => (draft.current ??= newDraft());

  /** What the form holds now beside what it was made with. */
  function keep(changes: Partial<FormDraft>): FormDraft {
    const values: Record<string, string> = {};
    for (const name of names) {
      const control = controlOf(form.current, name);
      if (control && !isUntouched(control)) values[name] = control.value;
    }
    draft.current = { ...current(), ...changes, values };
    // Where storage is full or refused, the form itself still holds what was typed.
    writeStored(key, draft.current, 'tab');
    return draft.current;
  }

  return {
    change: () => {
      // The server may have stored the last try although its answer was lost; other words are another submission to it.
      keep(current().wasTried ? { idempotencyKey: uuid(), wasTried: false } : {});
    },
    begin: () => {
      // The key must outlive a reload in the middle of sending.
      begun.current = keep({ wasTried: true });
    },
    /** What is being sent: its key, and when the form was first shown. */
    begun: () => begun.current ?? current(),
    /** Whether what was sent still stands in the form as it was. */
    isUnchanged: () => current().idempotencyKey === begun.current?.idempotencyKey,
    forget: () => {
      removeStored(key, 'tab');
      draft.current = newDraft();
    },
  };
}
