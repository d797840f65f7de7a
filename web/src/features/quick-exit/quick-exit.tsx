import './quick-exit.css';

import { useEffect, useId, useLayoutEffect, type MouseEvent } from 'react';
import { useDocumentMark } from '../../site/document-marks.ts';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { leaveQuickly, secondEscape } from './leave-quickly.ts';
import { haveOwnExit } from './standing-exit.tsx';
import type { Language } from '@directory/domain/language';

/** Leaves at once, for whoever must not be seen here. A plain link before scripts run. Needs the namespace `device`. */
export function QuickExit({ isStanding = false }: { isStanding?: boolean }) {
  const { t } = useTranslation('device');
  const address = NEUTRAL_PAGE[useLanguage()];
  const hintId = useId();
  useDocumentMark('has-quick-exit');
  useLayoutEffect(() => (isStanding ? undefined : haveOwnExit()), [isStanding]);
  useEffect(() => {
    const isSecond = secondEscape();
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSecond(event)) leaveQuickly(address);
    };
    // Before whatever the key closes has closed.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [address]);
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    leaveQuickly(address);
  };
  // Between header and content it is a landmark of its own.
  const Place = isStanding ? 'aside' : 'div';
  return (
    <Place className="quick-exit no-print" aria-label={isStanding ? t('exit.label') : undefined}>
      <a
        className="button button-secondary quick-exit-link"
        href={address}
        rel="noreferrer"
        aria-describedby={hintId}
        onClick={leave}
      >
        {t('exit.label')}
      </a>
      <span className="visually-hidden" id={hintId}>
        <ExitHint />
      </span>
    </Place>
  );
}

/** What the quick exit does, for whoever has time to read it. */
export function QuickExitNote() {
  const { t } = useTranslation('device');
  return (
    <section className="prose">
      <h2>{t('exit.label')}</h2>
      <p>
        <ExitHint />
      </p>
    </section>
  );
}

/** What scripts do for the exit is not promised without them. */
function ExitHint() {
  const { t } = useTranslation('device');
  return (
    <>
      {t('exit.hint')} <span className="needs-scripts">{t('exit.withScripts')}</span>
      <noscript>{t('exit.withoutScripts')}</noscript>
    </>
  );
}

/**
 * Where the quick exit leads: a page that anybody may have open, in the visitor's language, from a site that is always there. The
 * only place that names it.
 */
const NEUTRAL_PAGE: Readonly<Record<Language, string>> = {
  en: 'https://weather.gc.ca/',
  fr: 'https://meteo.gc.ca/',
};
