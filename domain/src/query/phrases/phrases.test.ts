import { describe, expect, it } from 'vitest';
import { CONCERNS } from './concerns.ts';
import { countEntries } from './count-entries.ts';

describe('the phrases of concerns', () => {
  it.each(['en', 'fr'] as const)('are at least 1,200 in "%s", each counted once', (language) => {
    const { words, stems, patterns } = countEntries(CONCERNS, language);
    expect(words + stems + patterns).toBeGreaterThanOrEqual(1200);
  });

  it('counts a list by its words, and any other line as one pattern', () => {
    const group = {
      wants: [],
      fr: '',
      en: '(sad|sadness|depress*)\nsad\n(lost|losing) my <relative>\n# a remark',
    };
    expect(countEntries([group], 'en')).toEqual({ words: 2, stems: 1, patterns: 1 });
  });

  it.each(CONCERNS.map((group) => ({ concern: JSON.stringify(group.wants), group })))(
    'of $concern are in both languages',
    ({ group }) => {
      for (const language of ['en', 'fr'] as const) {
        const { words, stems, patterns } = countEntries([group], language);
        expect(words + stems + patterns).toBeGreaterThan(10);
      }
    },
  );
});
