import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { KeepingNote } from './form-notes.tsx';
import { Honeypot } from './honeypot.tsx';
import type { FormState } from '../../ui/form/use-form.ts';

interface FormEndProps {
  state: FormState;
  send: string;
  onClear: () => void;
  /** There is nothing left to send: only the outcome stays. */
  isOver?: boolean;
  /** What became of the message. Below the buttons: they must not move away from under a finger. */
  children: ReactNode;
}

/** The end of every message form: send, or clear what was typed. */
export function FormEnd({ state, send, onClear, isOver = false, children }: FormEndProps) {
  const { t } = useTranslation('message-form');
  const isSending = state === 'sending';
  return (
    <>
      <Honeypot />
      <div className="message-form-end" hidden={isOver}>
        {/* Not `disabled`, which would take the focus away from whoever pressed it by the keyboard. */}
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? t('sending') : send}
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
      {children}
      {!isOver && <KeepingNote />}
    </>
  );
}
