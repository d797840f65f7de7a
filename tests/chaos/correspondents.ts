import type { LinkTokens } from '@directory/api/messages/mail/link-tokens';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Chance } from './chance.ts';

export interface Correspondence {
  posted: number;
  /** The ids of the messages that were answered with 202. */
  accepted: string[];
  /** Answers that were neither 202, nor a refusal that names its reason (404, 503), by status. */
  wrong: Record<string, number>;
}

const PAUSE_MS = [150, 900] as const;
/** A visitor presses the button this often. */
const TRIES = 3;

export const noCorrespondence = (): Correspondence => ({ posted: 0, accepted: [], wrong: {} });

/**
 * Sends messages to psychologists and to the directory until the signal, each from a visitor of its own, and notes in `result`. Who names
 * others confirms the address and has the next one asked by hand, too: each press comes twice, as from an impatient finger.
 */
export async function correspond(
  {
    origin,
    profiles,
    chance,
    tokens,
  }: { origin: string; profiles: readonly string[]; chance: Chance; tokens: LinkTokens },
  result: Correspondence,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    result.posted += 1;
    const word = chance.word().toLowerCase();
    const toProfile = chance.whole(0, 2) > 0;
    const others = toProfile ? Array.from({ length: chance.whole(0, 4) }, () => chance.pick(profiles)) : [];
    const form = {
      name: 'Ada Martin',
      email: `${word}@visitor.example`,
      phone: '204 555-0100',
      message: `Hello, do you take new clients? ${word}`,
      ...(toProfile && { psychologistId: chance.pick(profiles) }),
      ...(others.length > 0 && { others, atOnce: chance.whole(1, 3), passesOn: true }),
      idempotencyKey: randomUUID(),
      elapsedMs: 20_000,
    };
    const from = `10.${chance.whole(0, 255)}.${chance.whole(0, 255)}.${chance.whole(0, 255)}`;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await ask(`${origin}/api/contact`, form, { 'x-forwarded-for': from });
      if (answer.status === 202) {
        const { id } = answer.body as { id: string };
        result.accepted.push(id);
        if (others.length > 0) await press(`${origin}/api/inquiries`, tokens.tokenOf('sender', id), from);
      } else if (answer.status !== null && answer.status !== 404 && answer.status !== 503)
        result.wrong[answer.status] = (result.wrong[answer.status] ?? 0) + 1;
      if (answer.status === 202 || answer.status === 404) break;
      await delay(chance.whole(...PAUSE_MS));
    }
    await delay(chance.whole(...PAUSE_MS));
  }
}

/** Confirms, and has whoever is next asked. What a press meets that is cut off is for the comparison to see. */
async function press(url: string, token: string, from: string): Promise<void> {
  const acts = [{ act: 'confirm' }, ...[2, 3].map((place) => ({ act: 'next', place: String(place) }))];
  for (const act of acts.flatMap((one) => [one, one]))
    await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': from },
      body: new URLSearchParams({ token, ...act }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
}
