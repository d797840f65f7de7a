import { describe, expect, it } from 'vitest';
import { exportText, InvalidDataFormatError, parseExport } from './export-file.ts';
import { madeResult } from './made-result.ts';

const now = Date.parse('2026-04-01T12:00:00Z');
const completedAt = '2026-03-20T08:00:00.000Z';
const good = madeResult('one', completedAt, {
  condition: 'depression',
  score: 12,
  email: 'ana@example.org',
});

const read = (results: unknown) => parseExport(JSON.stringify({ version: '1.0', results }), now);

describe('import', () => {
  it('takes back what was exported', () => {
    expect(parseExport(exportText([good], new Date(now)), now)).toEqual({ results: [good], skipped: 0 });
    expect(JSON.parse(exportText([good], new Date(now)))).toMatchObject({
      version: '1.0',
      exportedAt: '2026-04-01T12:00:00.000Z',
    });
  });

  it.each(['', 'not json', 'null', '[]', '"x"', '{}', '{"results":{}}', '{"results":"x"}'])(
    'refuses %j as a whole',
    (text) => {
      expect(() => parseExport(text, now)).toThrow(InvalidDataFormatError);
      expect(() => parseExport(text, now)).toThrow('Invalid data format');
    },
  );

  it.each([
    ['id', 5],
    ['id', '<script>'],
    ['condition', 'happiness'],
    ['condition', '__proto__'],
    ['score', '12'],
    ['severity', 'mild'],
    ['answers', {}],
    ['completedAt', 'yesterday'],
    ['completedAt', '2025-12-01T00:00:00Z'],
    ['completedAt', '2030-01-01T00:00:00Z'],
  ])('skips an entry whose %s is %j, and takes the others', (field, value) => {
    expect(read([{ ...good, [field]: value }, good])).toEqual({ results: [good], skipped: 1 });
  });

  it.each([[null], [3], [{}]])('skips %j', (entry) => {
    expect(read([entry, good])).toEqual({ results: [good], skipped: 1 });
  });

  it('takes over nothing but the known fields, and decides itself when a result expires', () => {
    const text = `{"results":[{"__proto__":{"polluted":1},"constructor":{"x":1},"extra":"<img>","isEncrypted":true,
      "id":"one","condition":"depression","score":12,"severity":"moderate","answers":[null,{"questionId":1},{"questionId":"q","value":"x","timestamp":"t"}],
      "email":{"a":1},"completedAt":"${completedAt}","expiresAt":"9999-01-01T00:00:00Z"}]}`;
    const { results } = parseExport(text, now);
    expect(results).toEqual([{ ...good, answers: [], email: '' }]);
    expect(Object.keys(results[0] ?? {}).sort()).toEqual(Object.keys(good).sort());
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('takes an id once, and no more entries than a device could hold', () => {
    expect(read([good, good])).toEqual({ results: [good], skipped: 1 });
    const many = Array.from({ length: 2_500 }, (_, index) => ({ ...good, id: `r${index}` }));
    const { results, skipped } = read(many);
    expect([results.length, skipped]).toEqual([2_000, 500]);
  });
});
