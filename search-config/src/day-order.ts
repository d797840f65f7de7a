import { createHash } from 'node:crypto';

/** A field of the index that holds one of a profile's tosses. */
export type TurnField = `turn_${number}`;

/**
 * The fields that put equals in another order every day. Each holds a coin that was tossed once for the profile, of its id and never of its
 * name. A day draws which coin is looked at first, and for each whether heads or tails stand in front: 2^16 × 16! orders, and
 * none needs the index to be written again. Two values a field, so that either can be in front: of three the middle one never is.
 */
export const TURN_FIELDS: readonly TurnField[] = Array.from(
  { length: 16 },
  (_, index) => `turn_${index}` as const,
);

/** A profile's tosses, as its document holds them. */
export function turnsOf(id: string): Record<TurnField, 0 | 1> {
  const drawn = createHash('sha256').update(id).digest();
  return Object.fromEntries(
    TURN_FIELDS.map((field, index) => [field, ((drawn[index >> 3] ?? 0) >> (index & 7)) & 1]),
  ) as Record<TurnField, 0 | 1>;
}

/** The order of equals on a day, in the engine's terms. Who tossed all the same stand by their ids. @param day as {@link dayIn} gives it */
export function sortOfDay(day: string): string[] {
  return drawOf(day).map(({ field, ascending }) => `${field}:${ascending ? 'asc' : 'desc'}`);
}

/** The same order for what is sorted outside the engine. */
export function sortOnDay<T extends { id: string }>(items: readonly T[], day: string): T[] {
  const draw = drawOf(day);
  const placed = items.map((item) => {
    const values: Partial<Record<TurnField | 'id', string | number>> = { ...turnsOf(item.id), id: item.id };
    return { item, keys: draw.map(({ field }) => values[field] ?? 0) };
  });
  placed.sort((a, b) => {
    const at = draw.findIndex((_, index) => a.keys[index] !== b.keys[index]);
    const [one = 0, other = 0] = [a.keys[at], b.keys[at]];
    return one === other ? 0 : one < other === draw[at]?.ascending ? -1 : 1;
  });
  return placed.map(({ item }) => item);
}

interface Draw {
  field: TurnField | 'id';
  ascending: boolean;
}

/** What a day draws, `id` last. */
function drawOf(day: string): readonly Draw[] {
  const lots = [...TURN_FIELDS, 'id' as const].map((field) => {
    const lot = createHash('sha256').update(`${day} ${field}`).digest('hex');
    return { field, ascending: lot.charCodeAt(0) % 2 === 0, lot: field === 'id' ? 'last' : lot.slice(1) };
  });
  return lots.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
}

const TORONTO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' });

/** The day in Toronto, as a text that is another one every day. The order changes while most of the country sleeps. */
export function dayIn(time: Date): string {
  return TORONTO.format(time);
}
