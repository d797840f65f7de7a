import './page-wait-note.css';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageWait } from '../page-wait.ts';

/** Says that the next page is awaited, or that it did not come and is asked for again, while the old one stands. */
export function PageWaitNote() {
  const { t } = useTranslation();
  const { wait, askAgain } = usePageWait();
  return (
    <div role="status">
      {wait && (
        <div className="page-wait">
          <p>{t(`wait.${wait}`)}</p>
          {wait === 'failed' && <Button onClick={askAgain}>{t('retry')}</Button>}
        </div>
      )}
    </div>
  );
}
