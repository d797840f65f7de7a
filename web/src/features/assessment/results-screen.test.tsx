import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { conditionInSentence, CONDITIONS } from '@directory/domain/assessments/conditions';
import type { Difficulty } from '@directory/domain/assessments/difficulty';
import { ALARM_WORDS, expectedScores, LIGHT_WORDS } from '@directory/domain/assessments/expected-words';
import { ASSESSMENTS, questionId } from '@directory/domain/assessments/facts';
import { WHY_LEVELS_DIFFER } from '@directory/domain/assessments/result-words';
import { loadDefinition } from '@directory/domain/assessments/load-definition';
import { LANGUAGES } from '@directory/domain/language';
import { createI18n } from '../../i18n/create-i18n.ts';
import { I18nContext } from '../../i18n/use-translation.ts';
import { ResultSummary } from './my-results.tsx';
import { ResultsScreen } from './results-screen.tsx';
import { expiryOf, type StoredResult } from '../results/stored-result.ts';

const both = CONDITIONS.flatMap((condition) => LANGUAGES.map((language) => [condition, language] as const));
const completedAt = '2026-04-01T12:00:00.000Z';
const nothing = () => undefined;

describe.each(both)('the results of %s in %s', async (condition, language) => {
  const definition = await loadDefinition(condition, language);
  const i18n = await createI18n(language, ['assessment-steps', 'assessments', 'crisis', 'shell']);
  const { questions, heaviestAnswer, selfHarmQuestion, instrument } = ASSESSMENTS[condition];

  /** Answers that add up to a score, the last of them as given. */
  const answersOf = (score: number, last: number) => {
    let left = score - last;
    return Array.from({ length: questions }, (_, index) => {
      const value = index === questions - 1 ? last : Math.min(heaviestAnswer, left);
      if (index < questions - 1) left -= value;
      return { questionId: questionId(condition, index + 1), value, timestamp: completedAt };
    });
  };
  const show = (score: number, last: number, difficulty: Difficulty | null = null) => {
    const severity = expectedScores(condition)[score]?.severity ?? 'mild';
    const result: StoredResult = {
      ...{ id: 'one', condition, score, severity, answers: answersOf(score, last), difficulty },
      ...{ email: '', completedAt, expiresAt: expiryOf(completedAt), isEncrypted: false },
    };
    const mail = { status: 'none', email: '', discreet: true, reason: null } as const;
    const html = (children: React.ReactNode) =>
      renderToStaticMarkup(
        <I18nContext value={i18n}>
          <MemoryRouter>{children}</MemoryRouter>
        </I18nContext>,
      );
    const screen = html(
      <ResultsScreen
        {...{ definition, result, mail }}
        keeping={null}
        focus={false}
        onRetry={nothing}
        onRetake={nothing}
      />,
    );
    return { screen, summary: html(<ResultSummary result={result} />) };
  };
  /** What is said because of the score: without the crisis lines and what is known of the condition. */
  const wordsOf = (screen: string) =>
    (screen.match(/<section class="assessment-(score|level|severe)\b.*?<\/section>/gs) ?? []).join(' ');
  const headlineOf = (screen: string) => /assessment-score-severity">([^<]*)</.exec(screen)?.[1];
  /** The highest that the other questions can give without the last. */
  const lightest = (score: number) => Math.max(0, score - (questions - 1) * heaviestAnswer);

  it('say of every score what the table says', () => {
    for (const { score, headline, band, from, to } of expectedScores(condition)) {
      if (selfHarmQuestion !== undefined && lightest(score) > 0) continue;
      const { screen, summary } = show(score, lightest(score));
      expect(headlineOf(screen)).toBe(headline[language]);
      expect(summary).toContain(headline[language]);
      const own = /<tr class="is-own"><td>([^<]*)<\/td><td>([^<]*)</.exec(screen);
      expect(own?.[2] ?? null).toBe(band?.[language] ?? null);
      if (!band) continue;
      const [min = NaN, max = NaN] = own?.[1]?.split('–').map(Number) ?? [];
      expect(score).toBeGreaterThanOrEqual(min);
      expect(score).toBeLessThanOrEqual(max);
      expect([from >= min, to <= max]).toEqual([true, true]);
      expect(screen.match(/band-scale-band is-own/g)).toHaveLength(1);
      expect(screen).toContain(WHY_LEVELS_DIFFER[language]);
    }
  });

  it('number the level of help, whose name is another band’s in the table', () => {
    const { screen } = show(0, 0);
    expect(screen).toMatch(/<h3>(Level of help: 1 of 3|Degré d’aide\u00a0: 1 sur 3)<\/h3>/);
  });

  it('name the condition after “about” as the language does', () => {
    const names = {
      depression: 'de la dépression',
      anxiety: 'de l’anxiété',
      adhd: 'du TDAH',
      ptsd: 'du TSPT',
    };
    const french = `À propos ${names[condition]}<`;
    expect(show(0, 0).screen).toContain(
      language === 'fr' ? french : `About ${conditionInSentence(condition, 'en')}<`,
    );
  });

  it('are shown against the highest score that the answers can give, on the screen and in the list', () => {
    const heaviest = definition.questions.map(({ options }) =>
      Math.max(...options.map(({ value }) => value)),
    );
    const highest = heaviest.reduce((sum, value) => sum + value, 0);
    const { screen, summary } = show(highest, heaviest.at(-1) ?? 0);
    for (const words of [screen, summary])
      expect(/ (?:out of|sur) (\d+)/.exec(words)?.[1]).toBe(String(highest));
    const ends = /so the score ends at (\d+)|s’arrête donc à (\d+)/.exec(screen);
    expect(ends && Number(ends[1] ?? ends[2])).toBe(heaviestAnswer < 4 ? highest : null);
  });

  it('never sound an alarm for a checklist that nobody has validated, and say that it is one', () => {
    if (instrument !== undefined) return;
    for (const { score, severity } of expectedScores(condition)) {
      const { screen, summary } = show(score, Math.min(heaviestAnswer, lightest(score)));
      expect(wordsOf(screen)).toMatch(/assessment-score.*assessment-level/s);
      expect(wordsOf(screen).includes('assessment-severe')).toBe(severity === 'severe');
      expect(wordsOf(screen)).not.toMatch(ALARM_WORDS);
      expect(summary).not.toMatch(ALARM_WORDS);
      expect(screen).toMatch(/Nobody has tested this list|Personne n’a mis cette liste à l’épreuve/);
    }
  });

  it('are decided by an answer about self-harm, whatever the score', () => {
    if (selfHarmQuestion === undefined) return;
    for (const { score } of expectedScores(condition).slice(1)) {
      // Each answer in turn, as far as the score leaves room.
      const last = Math.min(score, heaviestAnswer, Math.max(lightest(score), 1 + (score % heaviestAnswer)));
      const { screen, summary } = show(score, last);
      expect(headlineOf(screen)).toMatch(/^(Please talk to someone today|Parlez à quelqu’un aujourd’hui)$/);
      expect(screen).toContain('crisis-panel');
      // Comfort that is given twice on a page sounds hollow.
      expect(screen.match(/can pass|peuvent passer/g)).toHaveLength(1);
      expect(screen).toMatch(
        /call 911 \(in Nunavut, [^)]*\), or call or text 9-8-8|composez le 911 \(au Nunavut, [^)]*\), ou appelez ou textez le 9-8-8/,
      );
      for (const words of [screen, summary]) expect(words).not.toMatch(LIGHT_WORDS);
      expect(summary).toMatch(/matters more than the score|compte plus que le score/);
    }
  });

  it('give the answer about difficulty in its own words, as no part of the score', () => {
    const { difficulty } = definition;
    expect(difficulty === null).toBe(instrument === undefined);
    if (!difficulty) return;
    expect(show(12, 0, 2).screen).toContain(difficulty.options[2]);
    expect(headlineOf(show(12, 0, 3).screen)).toBe(headlineOf(show(12, 0).screen));
    for (const option of difficulty.options) expect(show(12, 0).screen).not.toContain(option);
  });
});
