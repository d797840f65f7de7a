import { expect, it } from 'vitest';
import { copyLine } from './copy.ts';

it('writes a row as COPY’s text format wants it', () => {
  expect(copyLine(['a\tb\\c\nd\r', null, 0, 1.5, true, false, new Date(0)])).toBe(
    'a\\tb\\\\c\\nd\\r\t\\N\t0\t1.5\tt\tf\t1970-01-01T00:00:00.000Z\n',
  );
});

it('writes lists as arrays and other objects as JSON', () => {
  expect(copyLine([['mild', 'a"b\\', ''], []])).toBe('{"mild","a\\\\"b\\\\\\\\",""}\t{}\n');
  expect(copyLine([{ text: 'line\nend' }])).toBe('{"text":"line\\\\nend"}\n');
});
