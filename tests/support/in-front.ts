import { randomUUID } from 'node:crypto';
import { dayIn, sortOfDay, turnsOf, type TurnField } from '@directory/search-config/day-order';

/** Enough tosses to stand before any thousand equals. */
const TOSSES = 13;

/** An id whose profile stands before its equals today. */
export function idInFront(): string {
  const rules = sortOfDay(dayIn(new Date())).slice(0, TOSSES);
  for (;;) {
    const id = randomUUID();
    const turns = turnsOf(id);
    if (
      rules.every((rule) => {
        const [field, direction] = rule.split(':');
        return (turns[field as TurnField] === 1) === (direction === 'desc');
      })
    )
      return id;
  }
}
