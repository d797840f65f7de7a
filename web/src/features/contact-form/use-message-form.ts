import { use, useLayoutEffect, useRef, useState } from 'react';
import type { contact } from '@directory/domain/contracts/contact';
import type { Answer, Input } from '@directory/domain/contracts/contract';
import { MIN_FILL_MS } from '@directory/domain/contracts/reply-times';
import { ApiFailure, askApi, SEND_TIMEOUT_MS } from '../../site/ask-api.ts';
import { PostedContext, useLanguage } from '../../site/contexts.ts';
import { controlOf } from '../../ui/form/form-controls.ts';
import { useDraft, type DraftOptions } from './use-draft.ts';
import {
  lazyCheck,
  useForm,
  type FieldErrors,
  type FormValues,
  type Refusal,
} from '../../ui/form/use-form.ts';
import { trackEvent, type TrackedFields } from '../analytics/track-event.ts';

interface MessageFormOptions<Name extends string> extends DraftOptions<Name> {
  /** What is sent beside the fields, such as whom the message is for. */
  addressed?: (
    values: FormValues<Name>,
  ) => Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** How it is counted that a message was sent; left out, it is not. */
  counted?: TrackedFields;
  prepare?: () => void;
  /** @param later the server's sentence about a message that is delivered later; null for one that is on its way */
  onSent?: (message: FormValues<Name> & Input<typeof contact>, later: string | null) => void;
  /** @param reason the server's sentence; null when it gave none */
  onFailed?: (reason: string | null) => void;
}

/** Name of the field that people do not see; see `Honeypot`. */
export const HONEYPOT_NAME = 'company';

const contract = lazyCheck(async () => (await import('@directory/domain/contracts/contact')).contact.input);

/** A form that writes a message: its rules are the contract's, and what is typed is kept as a draft in the tab until it is sent. */
export function useMessageForm<Name extends string>(options: MessageFormOptions<Name>) {
  const { names, counted, prepare, onSent, onFailed } = options;
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, options);
  const posted = use(PostedContext);
  const [later, setLater] = useState(posted?.isLater ? posted.sentence : null);
  const [listed, setListed] = useState(posted?.listed ?? []);

  // What is chosen while the message waits goes with it, and not what was chosen when the button was pressed.
  const { addressed } = options;
  const address = useRef(addressed);
  useLayoutEffect(() => {
    address.current = addressed;
  });

  const messageOf = (values: FormValues<Name>) => {
    const trimmed = Object.fromEntries(names.map((name) => [name, values[name].trim()])) as FormValues<Name>;
    // What the fields hold is for the contract to check.
    return { ...trimmed, ...address.current?.(trimmed), language } as unknown as FormValues<Name> &
      Input<typeof contact>;
  };

  const messageForm = useForm<Name>({
    form,
    names,
    draft,
    prepare: () => {
      contract.prepare();
      prepare?.();
    },
    wait: () => untilBelievable(draft.begun().startedAt),
    check: async (values) => (await contract.errors(messageOf(values), language)) as FieldErrors<Name>,
    send: async (values): Promise<Refusal<Name> | null> => {
      const message = messageOf(values);
      const { idempotencyKey, startedAt } = draft.begun();
      const company = controlOf(form.current, HONEYPOT_NAME)?.value ?? '';
      const elapsedMs = Math.max(MIN_FILL_MS, Date.now() - startedAt);
      let answer: Answer<typeof contact>;
      try {
        answer = await askApi(
          'POST /api/contact',
          { ...message, idempotencyKey, elapsedMs, company },
          { timeoutMs: SEND_TIMEOUT_MS },
        );
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        setListed(error.listed);
        if (error.listed.length === 0) onFailed?.(error.sentence);
        // A refused field of another name than the form's has nowhere to stand but in the sentence below the form.
        return { text: error.sentence, errors: error.fields as FieldErrors<Name> };
      }
      if (counted) trackEvent('form_submit', counted);
      const delivered = answer.deliverAfter === undefined ? null : answer.message;
      setLater(delivered);
      onSent?.(message, delivered);
      return null;
    },
  });
  return { ...messageForm, later, /** Who is listed already, and may be who asks to be. */ listed };
}

/** Waits for a browser that filled the form in at once. @param startedAt when it was first shown */
async function untilBelievable(startedAt: number): Promise<void> {
  const missing = Math.min(MIN_FILL_MS, MIN_FILL_MS - (Date.now() - startedAt));
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
}
