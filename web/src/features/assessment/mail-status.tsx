import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ResultsMailState } from './use-results-mail.ts';

/** The state of the mail, announced to screen readers; with a form to try again after a failure. */
export function MailStatus({ mail, onRetry }: { mail: ResultsMailState; onRetry: (email: string) => void }) {
  const { t } = useTranslation('assessment-steps');
  const { status, email, reason } = mail;
  return (
    <div className={`live no-print${status === 'none' ? ' is-empty' : ''}`}>
      <div role="status">
        {status === 'sending' && <p className="outcome">{t('results.mail.sending', { email })}</p>}
        {status === 'accepted' && <p className="outcome">{t('results.mail.accepted', { email })}</p>}
        {status === 'failed' && (
          <div className="outcome is-notice">
            <p>
              <strong>{t('results.mail.failed')}</strong> {reason && asSentence(reason)}
            </p>
            <p>{t('results.mail.failedText')}</p>
          </div>
        )}
      </div>
      {status === 'failed' && <RetryForm email={email} onRetry={onRetry} />}
    </div>
  );
}

/** A field's problem comes without a full stop: it stands under a field elsewhere. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function RetryForm({ email, onRetry }: { email: string; onRetry: (email: string) => void }) {
  const { t } = useTranslation(['assessment-steps', 'shell']);
  const [address, setAddress] = useState(email);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (address.trim() !== '') onRetry(address.trim());
  };
  return (
    <form className="assessment-form assessment-retry stack" onSubmit={submit} method="dialog">
      <Field label={t('email.label')} required>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={address === ''}>
        {t('shell:retry')}
      </Button>
    </form>
  );
}
