import { expect, test } from 'vitest';
import { jsonForScript } from './page-data.ts';

test('inlined JSON holds no < and reads back as it was', () => {
  const value = { bio: '</script><script>alert(1)</script><!-- <b>é\u2028', list: [1, null] };
  const text = jsonForScript(value);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(value);
});
