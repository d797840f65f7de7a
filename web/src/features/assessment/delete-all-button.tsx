import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Deletes everything after asking once more. */
export function DeleteAllButton({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('assessments');
  const [isAsking, setIsAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('results.deleteAll')}
      </Button>
      <Dialog
        title={t('results.confirm.title')}
        aria-describedby={textId}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        ref={dialog}
      >
        <p id={textId}>{t('results.confirm.text')}</p>
        <div className="button-row">
          <Button variant="secondary" onClick={close}>
            {t('results.confirm.no')}
          </Button>
          <Button
            onClick={() => {
              // Closed first, so that the focus is back before what is deleted may take its button away.
              close();
              onDelete();
            }}
          >
            {t('results.confirm.yes')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
