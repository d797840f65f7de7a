import '../../ui/outcome.css';
import { useEffect, useRef, useState } from 'react';
import type { Condition } from '@directory/domain/assessments/conditions';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { IntroNotice } from './use-assessment-flow.ts';

/** What became of a result that was here, or is expected to be. */
export function IntroNoticeText({ notice, onUndo }: { notice: IntroNotice | null; onUndo: () => void }) {
  const { t } = useTranslation(['device', 'shell']);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that deleted is gone with its result: the focus goes to the way back.
    if (notice?.kind === 'deleted') box.current?.focus();
  }, [notice]);
  return (
    <div className="live" role="status" tabIndex={-1} ref={box}>
      {notice && (
        <p className="outcome is-notice">
          {t(`notice.${notice.kind}`)}{' '}
          {notice.kind === 'deleted' && (
            <button className="link-button" type="button" onClick={onUndo}>
              {t('shell:undo')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Says that something stands on this device that no self-assessment can have given. It is not shown, and can be deleted. */
export function RefusedNote({ count, onDelete }: { count: number; onDelete: () => void }) {
  const { t } = useTranslation('device');
  if (count === 0) return null;
  return (
    <div className="outcome is-notice" role="status">
      <p>{t('refused.text', { count })}</p>
      <p>
        <Button variant="secondary" onClick={onDelete}>
          {t('refused.delete')}
        </Button>
      </p>
    </div>
  );
}

/** The same on the page of one assessment. The code that looks comes after the page. */
export function RefusedOnDevice({ condition }: { condition: Condition }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    // What the device keeps is known only in the browser, after the page that the server rendered is in place.
    import('./device-deletion.ts')
      .then(({ countAllRefused }) => isCurrent && setCount(countAllRefused([condition])))
      // Offline: what is refused is not shown anyway.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [condition]);
  const deleteThem = async () => {
    const { countAllRefused, deleteAllRefused } = await import('./device-deletion.ts');
    deleteAllRefused([condition]);
    setCount(countAllRefused([condition]));
  };
  return <RefusedNote count={count} onDelete={() => void deleteThem()} />;
}
