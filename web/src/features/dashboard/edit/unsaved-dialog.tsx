import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface UnsavedDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is lost. */
export function UnsavedDialog({ isOpen, onStay, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Dialog isOpen={isOpen} title={t('unsavedDialog.title')} onClose={onStay}>
      <p>{t('unsavedDialog.text')}</p>
      <div className="button-row">
        <Button onClick={onStay}>{t('unsavedDialog.stay')}</Button>
        <Button variant="secondary" onClick={onLeave}>
          {t('unsavedDialog.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
