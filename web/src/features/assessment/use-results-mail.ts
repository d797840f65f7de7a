import { useRef, useState } from 'react';
import { ApiFailure, askApi, SEND_TIMEOUT_MS } from '../../site/ask-api.ts';
import { useLanguage } from '../../site/contexts.ts';
import { uuid } from '../../site/platform.ts';
import { recordLocalEvent } from '../local-analytics/local-events.ts';
import { noteEmail } from '../results/open-result.ts';
import type { StoredResult } from '../results/stored-result.ts';

export interface ResultsMailState {
  status: 'none' | 'sending' | 'accepted' | 'failed';
  email: string;
  discreet: boolean;
  /** The server's sentence about a failure; null when it gave none. */
  reason: string | null;
}

const nothingAsked: ResultsMailState = { status: 'none', email: '', discreet: true, reason: null };

/** The mail that a visitor may ask for. Its failure never hides the results. */
export function useResultsMail() {
  const language = useLanguage();
  const [state, setState] = useState(nothingAsked);
  /** The last request: asked again unchanged, it keeps its key and makes no second mail. */
  const last = useRef({ request: '', idempotencyKey: '' });

  async function send(result: StoredResult, email: string, discreet: boolean): Promise<void> {
    const { id, condition, score, severity } = result;
    const request = JSON.stringify([id, email, discreet]);
    if (last.current.request !== request) last.current = { request, idempotencyKey: uuid() };
    const { idempotencyKey } = last.current;
    setState({ status: 'sending', email, discreet, reason: null });
    const refusal = await askApi(
      'POST /api/assessment-results',
      // Everything that leaves the device. Never an answer.
      { email, condition, score, severity, language, discreet, idempotencyKey },
      { timeoutMs: SEND_TIMEOUT_MS, referrerPolicy: 'no-referrer' },
    ).then(
      () => null,
      (error: unknown) => error,
    );
    // The visitor may have asked for another one meanwhile.
    if (last.current.idempotencyKey !== idempotencyKey) return;
    if (refusal !== null) {
      const reason = refusal instanceof ApiFailure ? (refusal.fields['email'] ?? refusal.sentence) : null;
      setState({ status: 'failed', email, discreet, reason });
      return;
    }
    noteEmail(result, email);
    recordLocalEvent('results-emailed', { condition });
    setState({ status: 'accepted', email, discreet, reason: null });
  }

  return {
    state,
    send,
    /** Forgets the mail, with the result it was about. */
    forget: () => {
      last.current = { request: '', idempotencyKey: '' };
      setState(nothingAsked);
    },
  };
}
