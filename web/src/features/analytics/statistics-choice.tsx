import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsAskedFor } from './ask-again.ts';
import { asksForPrivacy, useConsent } from './consent.ts';

const StatisticsCard = lazy(async () => ({
  default: (await import('./statistics-card.tsx')).StatisticsCard,
}));

/** Where somebody is busy with what matters more: not asked there. */
const NOT_HERE =
  /^\/(?:assessment\/|therapist-match|conditions\/|contact|login|register|password-reset|reset-password|dashboard)/;

/**
 * The one question about statistics, in a corner, once the visitor has begun to use the site. Not asked where the browser has
 * answered already (Global Privacy Control, Do Not Track), and not on pages where somebody may be in distress.
 */
export function StatisticsChoice() {
  const consent = useConsent();
  const { pathname } = useLocation();
  const isAsked = useIsAskedFor();
  const hasBegun = useHasBegun();
  const isPrivate = consent !== undefined && asksForPrivacy();
  if (!isAsked && !(consent === null && hasBegun && !isPrivate && !NOT_HERE.test(pathname))) return null;
  return (
    <Suspense fallback={null}>
      <StatisticsCard isAskedFor={isAsked} isPrivate={isPrivate} />
    </Suspense>
  );
}

const BEGINNINGS = ['pointerdown', 'keydown', 'scroll'] as const;
let hasBegun = false;

/** True once the visitor has scrolled, pressed or typed, also where that was before the scripts answered. */
function useHasBegun(): boolean {
  return useSyncExternalStore(
    awaitBeginning,
    // Some browsers do not know it; there the next press counts.
    () => hasBegun || (navigator.userActivation as UserActivation | undefined)?.hasBeenActive === true,
    () => false,
  );
}

function awaitBeginning(onBegin: () => void): () => void {
  const begin = () => {
    hasBegun = true;
    onBegin();
  };
  for (const event of BEGINNINGS) window.addEventListener(event, begin, { once: true, passive: true });
  return () => {
    for (const event of BEGINNINGS) window.removeEventListener(event, begin);
  };
}
