import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Widths at which a page may change: the phone ends at 40rem, the desk begins at 60rem, the wide screen at 76rem. */
const WIDTHS = new Set(['40rem', '60rem', '76rem']);
/** What a size of type may be but a token: that of the words around it, a share of it, or points on paper. */
const OTHER_SIZES = /^(inherit|0|100%|[\d.]+em|[\d.]+pt|calc\(var\(--avatar-size\).*)$/;

const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
);

/** What a file says that the scale does not know. */
function offences(css: string): string[] {
  const said = css.replaceAll(/\/\*.*?\*\//gs, '');
  const sizes = [...said.matchAll(/font-size:\s*([^;]+);/g)]
    .map(([, size = '']) => size)
    .filter((size) => !/^var\(--text-(sm|base|lg|xl|2xl|3xl)\)$/.test(size) && !OTHER_SIZES.test(size));
  const widths = [...said.matchAll(/@media\s([^{]+)\{/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/\([^()]*width[^()]*\)/g)]
      .map(([condition]) => condition)
      .filter((condition) => !WIDTHS.has(/^\(width (?:<|>=) (\S+)\)$/.exec(condition)?.[1] ?? '')),
  );
  return [...sizes, ...widths];
}

test('type is of the six sizes, and pages change at the named widths only', () => {
  const offenders = Object.fromEntries(
    files.flatMap((file) => {
      const found = offences(readFileSync(`web/src/${file}`, 'utf8'));
      return found.length > 0 ? [[file, found]] : [];
    }),
  );
  expect(offenders).toEqual({});
});
