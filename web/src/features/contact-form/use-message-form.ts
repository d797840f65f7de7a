import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { checkFields, MIN_FILL_MS } from '@directory/domain/messages/contact';
import { FIELD_ERROR_TEXTS, type FieldError, type FieldRule } from '@directory/domain/messages/field-rules';
import { useLanguage } from '../../site/contexts.ts';
import { trackEvent, type TrackedFields } from '../analytics/track-event.ts';
import { controlOf, isControl, isUntouched } from './form-controls.ts';
import { newDraft, readDraft, removeDraft, uuid, writeDraft, type MessageDraft } from './message-draft.ts';
import { MessageError, sendMessage } from './send-message.ts';

export interface MessageFormOptions<Name extends string> {
  /** Names the draft that this tab keeps. */
  draftName: string;
  fields: Readonly<Record<Name, FieldRule>>;
  /** What is sent beside the fields, such as whom the message is for. */
  addressed?:
    | Readonly<Record<string, string>>
    | ((values: Readonly<Record<Name, string>>) => Record<string, string>);
  /** A field that keeps what it was made with, whatever the draft says. */
  notRestored?: NoInfer<Name>;
  /** How a sent message is counted. */
  counted: TrackedFields;
  onSent?: (values: Readonly<Record<Name, string>>) => void;
  onFailed?: (error: MessageError) => void;
}

export type SendingState = 'idle' | 'sending' | 'sent' | 'failed';

/** Name of the field that people do not see; see `Honeypot`. */
export const HONEYPOT_NAME = 'company';

/**
 * A form that writes a message. The fields are uncontrolled: what is typed before the scripts are ready stays. What is
 * typed is kept as a draft in the tab until it is sent; a message is sent once however often the button is pressed.
 */
export function useMessageForm<Name extends string>(options: MessageFormOptions<Name>) {
  const { draftName, fields, addressed, notRestored } = options;
  const names = Object.keys(fields) as Name[];
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<MessageDraft | null>(null);
  const isSending = useRef(false);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [state, setState] = useState<SendingState>('idle');
  const [reason, setReason] = useState<string | null>(null);
  const [hasUnsent, setHasUnsent] = useState(false);

  useEffect(() => {
    draft.current = readDraft(draftName) ?? newDraft();
    for (const [name, text] of Object.entries(draft.current.values)) {
      const control = controlOf(form.current, name);
      // What stands there already was typed just now, and is newer.
      if (control && name !== notRestored && isUntouched(control)) control.value = text;
    }
  }, [draftName, notRestored]);

  const currentDraft = () => (draft.current ??= newDraft());

  /** The values as they stand in the form, without outer white space. */
  const readValues = () =>
    Object.fromEntries(
      names.map((name) => [name, controlOf(form.current, name)?.value.trim() ?? '']),
    ) as Record<Name, string>;

  /** What the form holds now beside what it was made with, under this key. */
  function keepDraft(changes: Partial<MessageDraft>): MessageDraft {
    const values: Record<string, string> = {};
    for (const name of names) {
      const control = controlOf(form.current, name);
      if (control && !isUntouched(control)) values[name] = control.value;
    }
    draft.current = { ...currentDraft(), ...changes, values };
    writeDraft(draftName, draft.current);
    return draft.current;
  }

  function onInput(event: SyntheticEvent<HTMLFormElement>): void {
    const control = event.target;
    if (!isControl(control)) return;
    const name = control.name as Name;
    if (errors[name] !== undefined) setErrors((now) => ({ ...now, [name]: undefined }));
    // That the message is sent, and what is not, must stay in sight of whoever was still typing.
    if (state === 'failed' || (state === 'sent' && !hasUnsent)) setState('idle');
    // The server may have stored the last try although its answer was lost; other words are another message to it.
    keepDraft(currentDraft().wasTried ? { idempotencyKey: uuid(), wasTried: false } : {});
  }

  function showErrors(found: Partial<Record<Name, string>>): void {
    // At once, so that the field already names its error when it gets the focus.
    flushSync(() => setErrors(found));
    const first = names.find((name) => found[name] !== undefined);
    if (first) controlOf(form.current, first)?.focus();
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const values = readValues();
    const found = checkFields<Readonly<Record<Name, FieldRule>>>(fields, values);
    showErrors(
      Object.fromEntries(
        (Object.entries(found) as [Name, FieldError][]).map(([name, error]) => [
          name,
          FIELD_ERROR_TEXTS[error][language],
        ]),
      ) as Partial<Record<Name, string>>,
    );
    if (Object.keys(found).length > 0) return;

    isSending.current = true;
    setState('sending');
    // The key must outlive a reload in the middle of sending.
    const { idempotencyKey, startedAt } = keepDraft({ wasTried: true });
    try {
      const elapsedMs = await untilBelievable(startedAt);
      await sendMessage({
        ...values,
        ...(typeof addressed === 'function' ? addressed(values) : addressed),
        idempotencyKey,
        language,
        company: controlOf(form.current, HONEYPOT_NAME)?.value ?? '',
        elapsedMs,
      });
      // What was changed meanwhile is another message, which has not been sent: it stays.
      const wasEdited = currentDraft().idempotencyKey !== idempotencyKey;
      if (!wasEdited) reset();
      setHasUnsent(wasEdited);
      setState('sent');
      trackEvent('form_submit', options.counted);
      options.onSent?.(values);
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      setReason(error.reason);
      setState('failed');
      options.onFailed?.(error);
      // A refused field of another name than the form's has nowhere to stand but in the sentence below the form.
      showErrors(error.fields as Partial<Record<Name, string>>);
    } finally {
      isSending.current = false;
    }
  }

  /** Empties the form and forgets the draft. */
  function reset(): void {
    form.current?.reset();
    removeDraft(draftName);
    draft.current = newDraft();
    setErrors({});
    setState('idle');
  }

  return {
    /** For the form element. */
    formProps: {
      ref: form,
      noValidate: true,
      // Until the scripts are ready a press on the button does nothing: no personal word ends up in an address.
      method: 'dialog',
      onInput,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
    },
    errors,
    state,
    /** The server's own sentence about the last failure; null when it gave none. */
    reason,
    /** The message is sent; what was typed while it was on its way is not, and still stands in the form. */
    hasUnsent: state === 'sent' && hasUnsent,
    reset,
  };
}

/** How long the form has been shown, in milliseconds; waits for a browser that filled it in at once. */
async function untilBelievable(startedAt: number): Promise<number> {
  const missing = Math.min(MIN_FILL_MS, MIN_FILL_MS - (Date.now() - startedAt));
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return Math.max(MIN_FILL_MS, Date.now() - startedAt);
}
