import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { CONDITIONS } from './conditions.ts';
import { ALARM_WORDS, expectedScores } from './expected-words.ts';
import { ASSESSMENTS } from './facts.ts';
import { loadDefinition } from './load-definition.ts';
import { publishedBandOf } from './published-bands.ts';
import { resultHeadline } from './result-headline.ts';
import { bandMeaning } from './result-words.ts';
import { highestAttainable, severityOf } from './severity.ts';

const both = CONDITIONS.flatMap((condition) => LANGUAGES.map((language) => [condition, language] as const));

describe.each(both)('the words of %s in %s', async (condition, language) => {
  const definition = await loadDefinition(condition, language);

  it('are, at every attainable score, those of the table', () => {
    const scores = expectedScores(condition);
    expect(scores.map(({ score }) => score)).toEqual(
      Array.from({ length: highestAttainable(condition) + 1 }, (_, score) => score),
    );
    for (const { score, headline, band, severity } of scores) {
      expect(resultHeadline(condition, score, language)).toBe(headline[language]);
      expect(publishedBandOf(condition, score)?.name[language] ?? null).toBe(band?.[language] ?? null);
      expect(severityOf(condition, score)).toBe(severity);
    }
  });

  it('give each published band a meaning of its own that names the condition, and a checklist none', () => {
    const meanings = new Map(
      expectedScores(condition).map(({ score, headline }) => [
        headline[language],
        bandMeaning(condition, score, language),
      ]),
    );
    if (ASSESSMENTS[condition].instrument === undefined) {
      expect(new Set(meanings.values())).toEqual(new Set([null]));
      return;
    }
    expect(new Set(meanings.values()).size).toBe(meanings.size);
    const name = {
      depression: / (of|de) (depression|dépression) /,
      anxiety: /( of |d’)(anxiety|anxiété) /,
      adhd: /^$/,
      ptsd: /^$/,
    }[condition];
    for (const meaning of meanings.values()) expect(meaning).toMatch(name);
  });

  it('say for whom the questions were made and how sure a score is, with sources for every figure', () => {
    const { audience, certainty, source } = definition;
    expect(audience).toMatch(/adult/);
    expect(certainty.findings.join(' ')).toMatch(
      source.validated
        ? /sensitivity.*specificity|sensibilité.*spécificité/
        : /Nobody has tested|Personne n’a mis/,
    );
    // A depression may be part of what is treated otherwise, and the PHQ-9 does not ask.
    expect(/bipolar disorder|trouble bipolaire/.test(certainty.findings.join(' '))).toBe(
      condition === 'depression',
    );
    expect(certainty.sources.length > 0).toBe(source.validated);
    for (const { href } of certainty.sources) expect(href).toMatch(/^https:\/\/doi\.org\/10\./);
  });

  it('are never an alarm on the score of a checklist alone', () => {
    if (definition.source.validated) return;
    for (const { interpretation } of Object.values(definition.scoring))
      expect(interpretation).not.toMatch(ALARM_WORDS);
  });
});
