import { use, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { core } from 'zod/mini';
import type { Language } from '@directory/domain/language';
import { PostedContext } from '../../site/contexts.ts';
import { controlOf, focusedFor } from './form-controls.ts';

type FormState = 'idle' | 'sending' | 'done' | 'failed';

export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong with fields, in sentences; undefined or absent says that one is fine. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

export interface Refusal<Name extends string> {
  /** A sentence that stands below the fields. */
  text?: string | null;
  errors?: FieldErrors<Name>;
}

/** Keeps what a form holds and has not sent. */
interface Draft {
  change: () => void;
  begin: () => void;
  /** Whether what was sent still stands in the form as it was. */
  isUnchanged: () => boolean;
  forget: () => void;
}

interface FormOptions<Name extends string> {
  names: readonly Name[];
  check: (values: FormValues<Name>) => FieldErrors<Name> | Promise<FieldErrors<Name>>;
  /** What is sent may have to wait: what is changed meanwhile goes with it. */
  wait?: () => Promise<void>;
  /** Resolves to null when it was accepted. */
  send: (values: FormValues<Name>) => Promise<Refusal<Name> | null>;
  /** A field got the focus: what will be needed can be fetched. */
  prepare?: () => void;
  /** The form element, where it is known to others. */
  form?: RefObject<HTMLFormElement | null>;
  /** Keeps what is typed in the tab. Once it is sent, the form is empty. */
  draft?: Draft;
}

/**
 * A form. Its fields are uncontrolled: what was typed or filled in before the scripts were ready counts. It is sent once however often
 * the button is pressed; the first field that is refused, here or by the server, gets the focus.
 */
export function useForm<Name extends string>({
  names,
  check,
  wait,
  send,
  prepare,
  draft,
  ...options
}: FormOptions<Name>) {
  const ownForm = useRef<HTMLFormElement>(null);
  const form = options.form ?? ownForm;
  const isSending = useRef(false);
  const posted = use(PostedContext);
  const [state, setState] = useState<FormState>(posted ? (posted.isSent ? 'done' : 'failed') : 'idle');
  const [errors, setErrors] = useState((posted?.errors ?? {}) as FieldErrors<Name>);
  const [failure, setFailure] = useState<string | null>(posted?.sentence ?? null);
  const [hasUnsent, setHasUnsent] = useState(false);

  function showErrors(found: FieldErrors<Name>): boolean {
    // At once, so that the field already names its error when it gets the focus.
    flushSync(() => setErrors(found));
    const first = names.find((name) => found[name] !== undefined);
    if (first) focusedFor(form.current, first)?.focus();
    return first !== undefined;
  }

  function onInput(event: SyntheticEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    if (errors[name as Name] !== undefined) setErrors((now) => ({ ...now, [name]: undefined }));
    if (!draft) return;
    // That it is sent, and what is not, must stay in sight of whoever was still typing.
    if (state === 'failed' || (state === 'done' && !hasUnsent)) setState('idle');
    draft.change();
  }

  /** What the fields hold now, which is what will be sent; null when one of them is refused. */
  async function checked(): Promise<FormValues<Name> | null> {
    const values = Object.fromEntries(
      names.map((name) => [name, controlOf(form.current, name)?.value ?? '']),
    ) as Record<Name, string>;
    draft?.begin();
    const found = check(values);
    if (!showErrors(found instanceof Promise ? await found : found)) return values;
    setState('idle');
    return null;
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      setFailure(null);
      let values = await checked();
      if (!values) return;
      setState('sending');
      if (wait) {
        await wait();
        // A form that was closed meanwhile is sent as it was.
        if (form.current) values = await checked();
        if (!values) return;
      }
      const refusal = await send(values);
      if (refusal) {
        setFailure(refusal.text ?? null);
        setState('failed');
        showErrors(refusal.errors ?? {});
        return;
      }
      // What was changed meanwhile has not been sent: it stays.
      const isUnchanged = draft?.isUnchanged() ?? true;
      if (draft && isUnchanged) reset();
      setHasUnsent(!isUnchanged);
      setState('done');
    } finally {
      isSending.current = false;
    }
  }

  function reset(): void {
    form.current?.reset();
    draft?.forget();
    setErrors({});
    setState('idle');
  }

  return {
    formProps: {
      ref: form,
      noValidate: true,
      // Until the scripts are ready a press on the button does nothing: no personal word ends up in an address.
      method: 'dialog',
      onFocus: prepare,
      onInput,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
    },
    state,
    errors,
    /** What a field of this name is given. */
    field: (name: Name) => ({ name, error: errors[name] }),
    /** The sentence about the last failure; null when there is none. */
    failure,
    /** It is sent; what was typed while it was on its way is not, and still stands in the form. */
    hasUnsent: state === 'done' && hasUnsent,
    reset,
  };
}

/** A form as the frame around its fields sees it. */
export type Form = Omit<ReturnType<typeof useForm>, 'errors' | 'field'>;

/**
 * A check by the contract of the endpoint that a form is sent to. It is fetched when a field gets the focus, since it brings
 * the schema library along. Where it cannot be fetched, nothing is found wrong: the server checks the same.
 */
export function lazyCheck(load: () => Promise<core.$ZodType>) {
  const check = async () => {
    const [input, { contractErrors }] = await Promise.all([load(), import('./contract-errors.ts')]);
    return (values: unknown, language: Language) => contractErrors(input, values, language);
  };
  return {
    prepare: () => void check().catch(() => undefined),
    /** What is wrong with these values, by field, in sentences. */
    errors: async (values: unknown, language: Language): Promise<Record<string, string>> =>
      (await check().catch(() => null))?.(values, language) ?? {},
  };
}
