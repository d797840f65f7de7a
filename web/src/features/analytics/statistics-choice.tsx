import './statistics-choice.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '@directory/domain/paths';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { asksForPrivacy, giveConsent, useConsent } from './consent.ts';
import { CHOICE_ID, isAskedFor, leaveChoice, useIsAskedFor } from './ask-again.ts';

/** Where somebody is busy with what matters more: not asked there. */
const NOT_HERE =
  /^\/(?:assessment\/|therapist-match|conditions\/|contact|login|register|password-reset|reset-password|dashboard)/;

/**
 * The one question about statistics: two equal answers, in a corner, once the visitor has begun to use the site. Not asked where the
 * browser has answered already (Global Privacy Control, Do Not Track), and not on pages where somebody may be in distress.
 */
export function StatisticsChoice() {
  const { t } = useTranslation();
  const consent = useConsent();
  const { pathname } = useLocation();
  const isAsked = useIsAskedFor();
  const hasBegun = useHasBegun(consent === null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPrivate = consent !== undefined && asksForPrivacy();
  const isShown = isAsked || (consent === null && hasBegun && !isPrivate && !NOT_HERE.test(pathname));

  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);

  if (!isShown) return null;
  const choose = (answer: 'yes' | 'no') => {
    const wasAskedFor = isAskedFor();
    giveConsent(answer);
    leaveChoice();
    // Back to where it was asked for, so that the focus is not lost.
    if (wasAskedFor) document.getElementById(CHOICE_ID)?.focus();
  };
  return (
    <section className="statistics-choice no-print" aria-labelledby="statistics-title">
      <h2 id="statistics-title" ref={heading} tabIndex={-1}>
        {t('statistics.title')}
      </h2>
      <p>
        <RichText
          text={t(isPrivate ? 'statistics.private' : 'statistics.text')}
          parts={{ privacy: (words) => <Link to={paths.privacy()}>{words}</Link> }}
        />
      </p>
      <div className="statistics-answers">
        {isPrivate ? (
          <Button variant="secondary" onClick={() => choose('no')}>
            {t('statistics.close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => choose('no')}>
              {t('statistics.no')}
            </Button>
            <Button variant="secondary" onClick={() => choose('yes')}>
              {t('statistics.yes')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** True once the visitor has scrolled, pressed or typed. */
function useHasBegun(isWaiting: boolean): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (!isWaiting || hasBegun) return;
    const begin = () => setHasBegun(true);
    const events = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const event of events) window.addEventListener(event, begin, { once: true, passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, begin);
    };
  }, [isWaiting, hasBegun]);
  return hasBegun;
}
