import { useEffect, useRef, type RefObject } from 'react';
import { uuid } from '../../site/uuid.ts';
import { newDraft, readDraft, removeDraft, writeDraft, type FormDraft } from './draft.ts';
import { controlOf, isUntouched } from './form-controls.ts';

export interface DraftOptions<Name extends string> {
  /** Names the draft that this tab keeps. */
  draftName: string;
  /** The fields in their order. */
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
  const draft = useRef<FormDraft | null>(null);
  const begun = useRef<FormDraft | null>(null);

  useEffect(() => {
    draft.current = readDraft(draftName) ?? newDraft();
    for (const [name, text] of Object.entries(draft.current.values)) {
      const control = controlOf(form.current, name);
      // What stands there already was typed just now, and is newer.
      if (control && name !== notRestored && isUntouched(control)) control.value = text;
    }
  }, [form, draftName, notRestored]);

  const current = () => (draft.current ??= newDraft());

  /** What the form holds now beside what it was made with. */
  function keep(changes: Partial<FormDraft>): FormDraft {
    const values: Record<string, string> = {};
    for (const name of names) {
      const control = controlOf(form.current, name);
      if (control && !isUntouched(control)) values[name] = control.value;
    }
    draft.current = { ...current(), ...changes, values };
    writeDraft(draftName, draft.current);
    return draft.current;
  }

  return {
    /** Something was typed. */
    change: () => {
      // The server may have stored the last try although its answer was lost; other words are another submission to it.
      keep(current().wasTried ? { idempotencyKey: uuid(), wasTried: false } : {});
    },
    /** The form is being sent. */
    begin: () => {
      // The key must outlive a reload in the middle of sending.
      begun.current = keep({ wasTried: true });
    },
    /** What is being sent: its key, and when the form was first shown. */
    begun: () => begun.current ?? current(),
    /** Whether what was sent still stands in the form as it was. */
    isUnchanged: () => current().idempotencyKey === begun.current?.idempotencyKey,
    forget: () => {
      removeDraft(draftName);
      draft.current = newDraft();
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
