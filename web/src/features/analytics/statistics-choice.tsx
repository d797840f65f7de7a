import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsReopened, asksForPrivacy, useConsent } from './consent.ts';

const StatisticsCard = lazy(async () => ({
  default: (await import('./statistics-card.tsx')).StatisticsCard,
}));

/** Pages where somebody is busy with what matters more. */
const NOT_SHOWN_ON =
  /^\/(?:assessment|appointment|safety-plan|shortlist|therapist-match|conditions\/|contact|login|register|password-reset|reset-password|dashboard)/;

/**
 * The one question about statistics, below the page, once the visitor has begun to use the site. Not asked where the browser has
 * answered already (Global Privacy Control, Do Not Track), and not on pages where somebody may be in distress.
 */
export function StatisticsChoice() {
  const consent = useConsent();
  const { pathname } = useLocation();
  const isOpenAgain = useIsReopened();
  const hasBegun = useHasBegun(consent === null);
  const isPrivate = consent !== undefined && asksForPrivacy();
  if (!isOpenAgain && !(consent === null && hasBegun && !isPrivate && !NOT_SHOWN_ON.test(pathname)))
    return null;
  return (
    <Suspense fallback={null}>
      <StatisticsCard takesFocus={isOpenAgain} isPrivate={isPrivate} />
    </Suspense>
  );
}

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
