import './appointment.css';
import '../../ui/outcome.css';
import { useLocation } from 'react-router-dom';
import { useEffect, useMemo, useState } from 'react';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { useIsHydrated } from '../../site/contexts.ts';
import { CrisisNotice } from '../crisis/crisis-notice.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { findResult, presentResult, type FoundResult } from './found-result.tsx';

/** Made in the browser alone: nobody but a visitor with a result needs its code. */
const sheet = lazyPart({
  load: async () => (await import('./result-sheet.tsx')).SheetScreen,
  className: 'appointment-part stack gap-6',
  fallback: <Loading shapes={['heading', 'text']} />,
  failure: <PartFailure />,
});

/** A result as a sheet to print or to save, made in the browser of what the device keeps. */
export function AppointmentScreen() {
  const { t } = useTranslation('appointment');
  const { hash } = useLocation();
  const found = useFoundResult(hash);
  return (
    <div className="appointment stack gap-6 crisis-beside container">
      <QuickExit />
      <header className="stack start no-print">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <div className="crisis-aside no-print">
        <CrisisNotice />
      </div>
      <div className="stack gap-6">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        {found && <sheet.Component key={found.result.id} {...found} />}
        {found === null && (
          <EmptyState title={t('missing.title')} text={t('missing.text')}>
            <LinkButton variant="secondary" to={`${paths.assessments()}#my-results`}>
              {t('missing.results')}
            </LinkButton>
          </EmptyState>
        )}
      </div>
    </div>
  );
}

/** The result that the fragment names, for as long as it is there; `undefined` until the device has been read. */
function useFoundResult(hash: string): FoundResult | null | undefined {
  const isHydrated = useIsHydrated();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    // Another tab keeps or deletes: what is deleted there goes from the screen here.
    const readAnew = () => setChanges((count) => count + 1);
    window.addEventListener('storage', readAnew);
    return () => {
      window.removeEventListener('storage', readAnew);
      presentResult(null);
    };
  }, []);
  // What the device keeps is known only in the browser, after the page that the server rendered is in place.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => (isHydrated ? findResult(hash) : undefined), [hash, isHydrated, changes]);
}
