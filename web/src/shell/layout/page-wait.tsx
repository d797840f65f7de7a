import './page-wait.css';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { endPageWait, usePageWait } from '../../site/page-wait.ts';

/** Longest pause between two tries by ourselves. */
const MOST_PAUSE_MS = 30_000;

/** Says over the old page that the new one is on its way, or cannot be had and is tried again. */
export function PageWait() {
  const { t } = useTranslation();
  const wait = usePageWait();
  useEffect(() => {
    // Back to the page that is still on the screen changes nothing that React would tell of.
    window.addEventListener('popstate', endPageWait);
    return () => window.removeEventListener('popstate', endPageWait);
  }, []);
  return (
    <>
      <div className={wait === 'loading' ? 'page-wait' : 'page-wait-place'} role="status">
        {wait === 'loading' && t('pageWait.loading')}
      </div>
      {wait === 'failed' && <Failed />}
    </>
  );
}

function Failed() {
  const { t } = useTranslation();
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    let pauseMs = 1_000;
    let timer: ReturnType<typeof setTimeout>;
    const tryAgain = () => {
      clearTimeout(timer);
      setIsOffline(!navigator.onLine);
      void reloadOnceReachable();
      pauseMs = Math.min(2 * pauseMs, MOST_PAUSE_MS);
      timer = setTimeout(tryAgain, pauseMs);
    };
    timer = setTimeout(tryAgain, pauseMs);
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, []);
  return (
    <div className="page-wait is-failed" role="alert">
      <p>{t(isOffline ? 'pageWait.offline' : 'pageWait.failed')}</p>
      <Button variant="secondary" onClick={() => void reloadOnceReachable()}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** The address is the new page's already. A reload that reaches nobody would lose the old page, which still works. */
async function reloadOnceReachable(): Promise<void> {
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
  } catch {
    // Not yet: the message stays, and so does the old page.
    return;
  }
  window.location.reload();
}
