import './listing-dialog.css';
import { useCallback, useEffect, useRef } from 'react';
import type { Plan } from '@directory/domain/plans';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListingForm } from './listing-form.tsx';

interface ListingDialogProps {
  /** The plan that was chosen; null while the dialog is closed. */
  plan: Plan | null;
  onClose: () => void;
  /** The request was sent, and an answer will come to this address. */
  onSent: (email: string) => void;
  /** The request was not sent; what was written is kept. */
  onFailed: () => void;
}

/** How long the thanks stay before the dialog closes (specification 1, section 9). */
const CLOSES_AFTER_MS = 3_000;

/** The listing request in the browser's own modal dialog: focus stays inside, Escape closes it and leads back. */
export function ListingDialog({ plan, onClose, onSent, onFailed }: ListingDialogProps) {
  const { t } = useTranslation('join');
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (plan !== null && !dialog.current?.open) dialog.current?.showModal();
  }, [plan]);

  const onThanked = useCallback(() => {
    // The button that sent it is gone with the form.
    closeButton.current?.focus();
    const closing = setTimeout(() => dialog.current?.close(), CLOSES_AFTER_MS);
    return () => clearTimeout(closing);
  }, []);

  return (
    <dialog
      className="listing-dialog"
      ref={dialog}
      aria-labelledby="listing-dialog-title"
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is the target only of a press on the backdrop.
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className="listing-dialog-panel">
        <div className="listing-dialog-top">
          <h2 id="listing-dialog-title">{t('dialog.title')}</h2>
          <button
            className="listing-dialog-close"
            type="button"
            ref={closeButton}
            onClick={() => dialog.current?.close()}
          >
            <VisuallyHidden>{t('dialog.close')}</VisuallyHidden>
          </button>
        </div>
        {plan !== null && (
          <ListingForm plan={plan} onSent={onSent} onFailed={onFailed} onThanked={onThanked} />
        )}
      </div>
    </dialog>
  );
}
