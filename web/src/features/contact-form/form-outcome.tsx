import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FormState } from '../../ui/form/use-form.ts';

interface FormOutcomeProps {
  state: FormState;
  /** Said of a message that was sent. */
  sent: string;
  /** Said of one that was not. */
  failed: string;
  /** More about the failure, if there is more to say. */
  failedMore?: string | null;
  /** What was typed while the message was on its way still stands in the form. */
  hasUnsent: boolean;
}

/** What became of the message, said aloud when it changes. It is in the page from the start, empty. */
export function FormOutcome({ state, sent, failed, failedMore, hasUnsent }: FormOutcomeProps) {
  const { t } = useTranslation('message-form');
  const region = useRef<HTMLDivElement>(null);
  const isFailure = state === 'failed';
  const isKnown = isFailure || state === 'done';
  const more = isFailure ? failedMore : hasUnsent && t('unsent');

  useEffect(() => {
    // Whoever sent it with the Enter key may be looking at another part of a long form.
    if (isKnown) region.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown]);

  return (
    <div
      className={isFailure ? 'message-form-outcome is-failure' : 'message-form-outcome'}
      role="status"
      ref={region}
    >
      {isKnown && <p className="message-form-outcome-title">{isFailure ? failed : sent}</p>}
      {isKnown && more && <p>{more}</p>}
    </div>
  );
}
