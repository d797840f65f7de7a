import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/** What a form says of its fields; undefined or absent says that one is fine. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

/** Why a form was not accepted. */
export interface Refusal<Name extends string> {
  /** A sentence that stands below the fields. */
  text?: string;
  errors?: FieldErrors<Name>;
}

interface AuthFormOptions<Name extends string> {
  /** The fields in their order. */
  names: readonly Name[];
  check: (values: Readonly<Record<Name, string>>) => FieldErrors<Name>;
  /** Resolves once it is known what became of it: null when it went well. */
  send: (values: Readonly<Record<Name, string>>) => Promise<Refusal<Name> | null>;
}

/**
 * A short form whose words are kept nowhere. Its fields are uncontrolled: what a password manager filled in before the
 * scripts were ready counts. It is sent once however often the button is pressed.
 */
export function useAuthForm<Name extends string>({ names, check, send }: AuthFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [state, setState] = useState<'idle' | 'sending' | 'done' | 'failed'>('idle');
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [failure, setFailure] = useState<string | null>(null);

  const inputOf = (name: Name): HTMLInputElement | null => {
    const element = form.current?.elements.namedItem(name);
    return element instanceof HTMLInputElement ? element : null;
  };

  function showErrors(found: FieldErrors<Name>): boolean {
    // At once, so that the field already names its error when it gets the focus.
    flushSync(() => setErrors(found));
    const first = names.find((name) => found[name] !== undefined);
    if (first) inputOf(first)?.focus();
    return first !== undefined;
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const values = Object.fromEntries(names.map((name) => [name, inputOf(name)?.value ?? ''])) as Record<
      Name,
      string
    >;
    setFailure(null);
    if (showErrors(check(values))) {
      setState('idle');
      return;
    }
    isSending.current = true;
    setState('sending');
    try {
      const refusal = await send(values);
      setState(refusal ? 'failed' : 'done');
      setFailure(refusal?.text ?? null);
      showErrors(refusal?.errors ?? {});
    } finally {
      isSending.current = false;
    }
  }

  return {
    /** For the form element. */
    formProps: {
      ref: form,
      noValidate: true,
      // Until the scripts are ready a press on the button does nothing: no password ends up in an address.
      method: 'dialog',
      onInput: (event: SyntheticEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement;
        if (errors[name as Name] !== undefined) setErrors((now) => ({ ...now, [name]: undefined }));
      },
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
    },
    state,
    errors,
    /** The sentence about the last failure. */
    failure,
  };
}
