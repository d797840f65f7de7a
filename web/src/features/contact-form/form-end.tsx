import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { KeepingNote } from './form-notes.tsx';
import { Honeypot } from './honeypot.tsx';
import type { SendingState } from './use-message-form.ts';

interface FormEndProps {
  state: SendingState;
  send: string;
  onClear: () => void;
}

/** The end of every message form: send, or clear what was typed. */
export function FormEnd({ state, send, onClear }: FormEndProps) {
  const { t } = useTranslation('message-form');
  const isSending = state === 'sending';
  return (
    <>
      <Honeypot />
      <div className="message-form-end">
        <Button type="submit" disabled={isSending}>
          {isSending ? t('sending') : send}
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
      <KeepingNote />
    </>
  );
}
