import './listing-dialog.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@directory/domain/plans';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { ListingForm } from './listing-form.tsx';

interface ListingDialogProps {
  /** The plan that was chosen; null while the dialog is closed. */
  plan: Plan | null;
  onClose: () => void;
  /** The request was sent, and an answer will come to this address. */
  onSent: (email: string) => void;
}

/** How long the thanks stay before the dialog closes (specification 1, section 9). */
const CLOSES_AFTER_MS = 3_000;

/** The listing request in the browser's own modal dialog: focus stays inside, Escape closes it and leads back. */
export function ListingDialog({ plan, onClose, onSent }: ListingDialogProps) {
  const { t } = useTranslation('join');
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (plan !== null && !dialog.current?.open) dialog.current?.showModal();
  }, [plan]);
  useEffect(() => () => clearTimeout(closing.current), []);

  return (
    <dialog
      className="listing-dialog"
      ref={dialog}
      aria-labelledby="listing-dialog-title"
      onClose={() => {
        clearTimeout(closing.current);
        onClose();
      }}
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
          <ListingForm
            plan={plan}
            onSent={(email) => {
              onSent(email);
              // The button that sent it is gone with the form.
              closeButton.current?.focus();
              closing.current = setTimeout(() => dialog.current?.close(), CLOSES_AFTER_MS);
            }}
          />
        )}
      </div>
    </dialog>
  );
}
