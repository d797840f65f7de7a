import { createSignal } from '../../site/signal.ts';
import { useSyncExternalStore } from 'react';
import { STATISTICS_COOKIE, STATISTICS_COOKIE_SECONDS } from '@directory/domain/site/analytics';

/** What the visitor has answered; null when they were not asked yet. */
type Consent = 'yes' | 'no' | null;

const { tell, subscribe } = createSignal();

/** The visitor's answer, from its cookie. */
function readConsent(): Consent {
  const answer = new RegExp(`(?:^|; )${STATISTICS_COOKIE}=(yes|no)(?:;|$)`).exec(document.cookie)?.[1];
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/** Keeps the answer for 13 months, on this site alone. */
export function giveConsent(answer: 'yes' | 'no'): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${STATISTICS_COOKIE}=${answer}; Path=/; Max-Age=${STATISTICS_COOKIE_SECONDS}; SameSite=Lax${secure}`;
  tell();
}

/** True when the browser itself asks not to be counted: Global Privacy Control or Do Not Track. */
export function asksForPrivacy(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** True when events of this visitor may be sent. */
export function mayCount(): boolean {
  return readConsent() === 'yes' && !asksForPrivacy();
}

/** {@link readConsent}, followed. `undefined` on the server and while hydrating: not known yet. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(subscribe, readConsent, () => undefined);
}

/** Id of the button that reopens the question; the focus goes back to it. */
export const CHOICE_ID = 'statistics-choice-again';

let reopened = false;

/** True while the visitor wants to change the answer. */
export function isReopened(): boolean {
  return reopened;
}

/** Shows the question again, or hides it once it is answered. */
export function setReopened(value: boolean): void {
  reopened = value;
  tell();
}

/** {@link isReopened}, followed. */
export function useIsReopened(): boolean {
  return useSyncExternalStore(subscribe, isReopened, () => false);
}
