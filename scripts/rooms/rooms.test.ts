import { expect, it } from 'vitest';
import { measureRooms } from './rooms.ts';

const rooms = measureRooms();

it.each(rooms)('$room stays below its ceiling', ({ now, ceiling }) => {
  const cure =
    'has more lines than rooms.json allows: take some out, or raise the ceiling there and say in the commit why';
  expect(now.typescript, `TypeScript ${cure}`).toBeLessThanOrEqual(ceiling.typescript);
  expect(now.css, `CSS ${cure}`).toBeLessThanOrEqual(ceiling.css);
});

it('says of each room what it has, to a fiftieth', () => {
  const untrue = rooms.filter(({ now, typescript, css }) =>
    [
      [now.typescript, typescript],
      [now.css, css],
    ].some(([is = 0, said = 0]) => Math.abs(is - said) > Math.max(is, said) / 50),
  );
  expect(untrue.map(({ room, now }) => ({ room, now }))).toEqual([]);
});
