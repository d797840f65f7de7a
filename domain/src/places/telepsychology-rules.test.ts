import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROVINCE_CODES } from './provinces.ts';
import { OPEN_PROVINCES, TELEPSYCHOLOGY_RULES } from './telepsychology-rules.ts';

it('each province has a rule with a source that can be read and the day on which it was', () => {
  expect(Object.keys(TELEPSYCHOLOGY_RULES).sort()).toEqual([...PROVINCE_CODES].sort());
  for (const { source, readOn } of Object.values(TELEPSYCHOLOGY_RULES)) {
    expect(source.url).toMatch(/^https:\/\//);
    expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(Date.parse(readOn)).not.toBeNaN();
  }
});

it('stands in the operator’s page as well, which says how it was verified', () => {
  const page = readFileSync(
    new URL('../../../docs/operations/telepsychology-rules.md', import.meta.url),
    'utf8',
  );
  const rows = [...page.matchAll(/^- \*\*([A-Z]{2})\*\* \(([\d-]+), (\w+)\): \S/gm)];
  expect(rows.map(([, code, readOn, basis]) => [code, readOn, basis])).toEqual(
    PROVINCE_CODES.map((code) => [code, TELEPSYCHOLOGY_RULES[code].readOn, TELEPSYCHOLOGY_RULES[code].basis]),
  );
});

it('is the strict one wherever the regulator’s own words were not read, or differ from the association’s', () => {
  for (const [code, { asks, basis }] of Object.entries(TELEPSYCHOLOGY_RULES))
    if (basis !== 'regulator') expect([code, asks]).toEqual([code, 'registration']);
  expect(OPEN_PROVINCES).toEqual(['NS']);
});
