import './listing-dialog.css';
import { useCallback, useRef } from 'react';
import type { Plan } from '@directory/domain/plans';
import { Dialog } from '../../ui/dialog/dialog.tsx';
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

/** How long the thanks stay before the dialog closes. */
const CLOSES_AFTER_MS = 3_000;

/** The listing request, in a dialog that closes by itself once it has said thanks. */
export function ListingDialog({ plan, onClose, onSent, onFailed }: ListingDialogProps) {
  const { t } = useTranslation('join');
  const dialog = useRef<HTMLDialogElement>(null);

  const onThanked = useCallback(() => {
    // The button that sent it is gone with the form.
    dialog.current?.querySelector('button')?.focus();
    const closing = setTimeout(() => dialog.current?.close(), CLOSES_AFTER_MS);
    return () => clearTimeout(closing);
  }, []);

  return (
    <Dialog
      className="listing-dialog"
      title={t('dialog.title')}
      closeLabel={t('dialog.close')}
      isOpen={plan !== null}
      onClose={onClose}
      ref={dialog}
    >
      {plan !== null && <ListingForm plan={plan} onSent={onSent} onFailed={onFailed} onThanked={onThanked} />}
    </Dialog>
  );
}
