import { expect, it } from 'vitest';
import { measureRooms } from './rooms.ts';

const rooms = measureRooms();

it.each(rooms)('$room stays below its ceiling', ({ now, ceiling }) => {
  const cure =
    'has more lines than rooms.json allows: take some out, or raise the ceiling there and say in the commit why';
  expect(now.typescript, `TypeScript ${cure}`).toBeLessThanOrEqual(ceiling.typescript);
  expect(now.css, `CSS ${cure}`).toBeLessThanOrEqual(ceiling.css);
});
