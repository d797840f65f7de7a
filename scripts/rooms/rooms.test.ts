import { expect, it } from 'vitest';
import { measureRooms } from './rooms.ts';

const rooms = measureRooms();

it.each(rooms)('$room stays below its ceiling', ({ now, ceiling }) => {
  expect(now.typescript).toBeLessThanOrEqual(ceiling.typescript);
  expect(now.css).toBeLessThanOrEqual(ceiling.css);
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
