import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Deletes everything after asking once more, in the browser's own modal dialog. */
export function DeleteAllButton({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('assessments');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  return (
    <>
      <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
        {t('results.deleteAll')}
      </Button>
      <dialog
        className="confirm-dialog"
        ref={dialog}
        aria-labelledby={titleId}
        aria-describedby={textId}
        onClose={(event) => {
          if (event.currentTarget.returnValue === 'yes') onDelete();
          event.currentTarget.returnValue = '';
        }}
      >
        <form className="confirm-dialog-panel" method="dialog">
          <h2 id={titleId}>{t('results.confirm.title')}</h2>
          <p id={textId}>{t('results.confirm.text')}</p>
          <div className="button-row">
            <Button variant="secondary" type="submit" value="no">
              {t('results.confirm.no')}
            </Button>
            <Button type="submit" value="yes">
              {t('results.confirm.yes')}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
