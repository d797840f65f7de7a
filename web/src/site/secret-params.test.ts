import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { takeParamsScript, withoutParams } from './secret-params.ts';

const names = ['score', 'severity'];

/** What the script does to the address bar, run as the browser runs it. */
function inAddressBar(href: string): string {
  let shown = href;
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: URL) => void (shown = to.href),
  };
  runInNewContext(takeParamsScript(names), { location: href, history, URL });
  return shown;
}

test.each([
  ['/m?condition=adhd&score=30&severity=severe', '/m?condition=adhd'],
  ['/m?score=30&condition=adhd&score=2&lang=fr#list', '/m?condition=adhd&lang=fr#list'],
  ['/m?severity=%3Cb%3E', '/m'],
  ['/m?search=a%20b', '/m?search=a%20b'],
  ['/m', '/m'],
])('the server’s rendering and the script agree on %s', (asked, shown) => {
  const origin = 'https://directory.example';
  expect(withoutParams(new URL(asked, origin), names).href).toBe(origin + shown);
  expect(inAddressBar(origin + asked)).toBe(origin + shown);
});
