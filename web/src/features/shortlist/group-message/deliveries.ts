import { isUuidText } from '../list-link.ts';

/** How many people one message is written to: each of them gets a message of their own. */
export const RECIPIENTS_MAX = 3;

/** What became of the message to one person. */
export interface Delivery {
  readonly id: string;
  readonly name: string;
  readonly state: 'sending' | 'sent' | 'waiting' | 'failed';
  /** The server's sentence about one that waits or was refused; null when it gave none. */
  readonly text: string | null;
  /** What the message is called at the directory; null until it is there. */
  readonly reference: string | null;
}

export type Deliveries = readonly Delivery[];

/** Whether the message has reached the directory, which will deliver it: it is not sent again. */
export function isAccepted({ state }: Delivery): boolean {
  return state === 'sent' || state === 'waiting';
}

/** The deliveries with this person's, in the place of an earlier one or at the end. */
export function withDelivery(deliveries: Deliveries, delivery: Delivery): Deliveries {
  const isKnown = deliveries.some(({ id }) => id === delivery.id);
  return isKnown
    ? deliveries.map((known) => (known.id === delivery.id ? delivery : known))
    : [...deliveries, delivery];
}

/** To whom the message goes next: those who were chosen and have not got it. */
export function stillToSend<Person extends { id: string }>(
  chosen: readonly Person[],
  deliveries: Deliveries,
): readonly Person[] {
  return chosen.filter(
    ({ id }) => !deliveries.some((delivery) => delivery.id === id && isAccepted(delivery)),
  );
}

/** What a tab kept of the deliveries over a reload; a message that was just being sent counts as not sent, and its key makes no second one. */
export function readDeliveries(stored: unknown): Deliveries {
  if (!Array.isArray(stored)) return [];
  return (stored as unknown[]).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, name, state, text, reference } = entry as Partial<Record<keyof Delivery, unknown>>;
    if (!isUuidText(id) || typeof name !== 'string' || typeof state !== 'string') return [];
    const isKnown = state === 'sent' || state === 'waiting';
    return [
      {
        id,
        name,
        state: isKnown ? state : ('failed' as const),
        text: typeof text === 'string' ? text : null,
        reference: typeof reference === 'string' ? reference : null,
      },
    ];
  });
}

/**
 * The key of the message to one person: of what is being sent, and of whom it is for. The same words sent again to the same person
 * have the same key, so that the server keeps them once, also after a reload; no two people share one.
 */
export function keyFor(draftKey: string, psychologistId: string): string {
  const mixed = digits(draftKey).map((digit, index) => digit ^ (digits(psychologistId)[index] ?? 0));
  const hex = mixed.map((digit) => digit.toString(16)).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function digits(uuid: string): number[] {
  return Array.from(uuid.replaceAll('-', ''), (digit) => Number.parseInt(digit, 16));
}

/** A message's id as people read it to each other: its first eight letters. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
