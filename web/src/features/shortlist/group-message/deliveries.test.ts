import { isUuid } from '@directory/domain/text/uuid';
import { expect, it } from 'vitest';
import { type Delivery, keyFor, readDeliveries, stillToSend, withDelivery } from './deliveries.ts';

const idOf = (number: number) => `6b0a2f0e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const delivery = (number: number, state: Delivery['state']): Delivery => ({
  id: idOf(number),
  name: `P${number}`,
  state,
  text: null,
  reference: null,
});

it('a message has one key for one person, however often it is sent, and another for another or for other words', () => {
  const draft = '0c4fd9a4-3d8e-4a35-8f3e-1f2a3b4c5d6e';
  const keys = [keyFor(draft, idOf(1)), keyFor(draft, idOf(2)), keyFor(idOf(7), idOf(1))];
  expect(new Set(keys).size).toBe(3);
  expect(keys.every(isUuid)).toBe(true);
  expect(keyFor(draft, idOf(1))).toBe(keys[0]);
});

it('only who has not got it is written to again', () => {
  const people = [1, 2, 3].map((number) => ({ id: idOf(number) }));
  const now = [delivery(1, 'sent'), delivery(2, 'waiting'), delivery(3, 'failed')];
  expect(stillToSend(people, now)).toEqual([people[2]]);
  expect(withDelivery(now, delivery(3, 'sent')).map(({ state }) => state)).toEqual([
    'sent',
    'waiting',
    'sent',
  ]);
  expect(withDelivery([], delivery(1, 'sending'))).toHaveLength(1);
});

it('after a reload a message that was on its way counts as not sent, and what is none is left out', () => {
  const stored = [delivery(1, 'sending'), delivery(2, 'waiting'), { id: 'x' }, null, 'sent'];
  expect(readDeliveries(stored).map(({ state }) => state)).toEqual(['failed', 'waiting']);
  expect(readDeliveries({})).toEqual([]);
});
