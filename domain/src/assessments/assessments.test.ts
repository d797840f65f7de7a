import { describe, expect, it } from 'vitest';
import { type Condition, CONDITIONS, isCondition } from './conditions.ts';
import { ASSESSMENTS, matchingOf } from './facts.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';
import { loadDefinition } from './load-definition.ts';
import {
  highestAttainable,
  isPossibleResult,
  maximumShown,
  score,
  SEVERITIES,
  severityOf,
  severityRanges,
} from './severity.ts';
import { listConditions } from './wording.ts';

interface Expected {
  questions: number;
  options: number;
  moderate: number;
  severe: number;
  end: number;
  shown: number;
  highest: number;
  time: RegExp;
  period: RegExp;
}

const TWO_WEEKS = /2 weeks|deux dernières semaines/;

/** What every assessment is to be, written out once more. */
const table: Readonly<Record<Condition, Expected>> = {
  adhd: {
    ...{ questions: 10, options: 5, time: /5\D+7 minutes/, period: /6 (months|derniers mois)/ },
    ...{ moderate: 16, severe: 26, end: 50, shown: 40, highest: 40 },
  },
  depression: {
    ...{ questions: 9, options: 4, time: /5\D+7 minutes/, period: TWO_WEEKS },
    ...{ moderate: 10, severe: 19, end: 36, shown: 36, highest: 27 },
  },
  anxiety: {
    ...{ questions: 7, options: 4, time: /5\D+7 minutes/, period: TWO_WEEKS },
    ...{ moderate: 8, severe: 15, end: 28, shown: 28, highest: 21 },
  },
  ptsd: {
    ...{ questions: 10, options: 5, time: /7\D+10 minutes/, period: /month|dernier mois/ },
    ...{ moderate: 16, severe: 31, end: 50, shown: 40, highest: 40 },
  },
};

const both = CONDITIONS.flatMap((condition) =>
  (['en', 'fr'] as const).map((language) => [condition, language] as const),
);

describe('names', () => {
  it('are listed as a sentence lists them', () => {
    expect(listConditions('en', 'conjunction')).toBe('depression, anxiety, ADHD and PTSD');
    expect(listConditions('en', 'disjunction')).toBe('depression, anxiety, ADHD or PTSD');
    expect(listConditions('fr', 'conjunction')).toBe('la dépression, l’anxiété, le TDAH et le TSPT');
    expect(listConditions('fr', 'disjunction')).toBe('la dépression, l’anxiété, le TDAH ou le TSPT');
  });
});

describe('score', () => {
  it('counts what is not a finite number as 0', () => {
    const odd = ['3', '', null, undefined, true, {}, [4], NaN, Infinity, -Infinity, 2n];
    expect(score(odd.map((value) => ({ value })))).toBe(0);
    expect(score([{ value: 2 }, ...odd.map((value) => ({ value })), { value: 1 }])).toBe(3);
    expect(score([])).toBe(0);
  });
});

describe('severity', () => {
  it.each(CONDITIONS)('of %s follows the table at every score', (condition) => {
    const { moderate, severe, end } = table[condition];
    for (let total = 0; total <= end; total += 1) {
      const expected = total >= severe ? 'severe' : total >= moderate ? 'moderate' : 'mild';
      expect(severityOf(condition, total)).toBe(expected);
      const within = SEVERITIES.filter((severity) => {
        const { min, max } = severityRanges(condition)[severity];
        return total >= min && total <= max;
      });
      expect(within).toEqual([expected]);
    }
    expect(severityRanges(condition).severe.max).toBe(end);
  });

  it('is shown against four for each question, beside the highest score there is', () => {
    for (const condition of CONDITIONS) {
      expect(maximumShown(condition)).toBe(table[condition].shown);
      expect(highestAttainable(condition)).toBe(table[condition].highest);
    }
  });
});

describe('a result from outside', () => {
  it.each(CONDITIONS)(
    'for %s is possible with exactly one severity for each attainable score',
    (condition) => {
      for (let total = -2; total <= 60; total += 1) {
        const possible = SEVERITIES.filter((severity) => isPossibleResult(condition, total, severity));
        const attainable = total >= 0 && total <= table[condition].highest;
        expect(possible).toEqual(attainable ? [severityOf(condition, total)] : []);
      }
      for (const total of [0.5, NaN, Infinity])
        expect(isPossibleResult(condition, total, 'mild')).toBe(false);
    },
  );

  it('names a condition exactly or not at all', () => {
    expect(['adhd', 'ADHD', ' adhd', '', 'toString', null, 4].filter(isCondition)).toEqual(['adhd']);
  });
});

describe.each(both)('the definition of %s in %s', async (condition, language) => {
  const definition = await loadDefinition(condition, language);
  const { questions, options, time, period } = table[condition];

  it('asks as many questions with as many answers as its facts say', () => {
    expect(definition.questions).toHaveLength(questions);
    expect(ASSESSMENTS[condition].questions).toBe(questions);
    for (const question of definition.questions) {
      expect(question.options.map(({ value }) => value)).toEqual(
        Array.from({ length: options }, (_, value) => value),
      );
      expect(new Set(question.options.map(({ label }) => label)).size).toBe(options);
      expect(question.required).toBe(true);
    }
    expect(highestAttainable(condition)).toBe(questions * (options - 1));
    expect(definition.estimated_time).toMatch(time);
    expect(definition.period).toMatch(period);
  });

  it('has every text that the screens show', () => {
    const { educational_content: content, scoring } = definition;
    for (const severity of SEVERITIES) {
      expect(scoring[severity]).toMatchObject(severityRanges(condition)[severity]);
      expect(scoring[severity].interpretation).toMatch(/\S/);
    }
    expect(content.what_is).toMatch(/\S/);
    for (const list of [content.symptoms, content.causes, content.treatments, content.dsm_criteria]) {
      expect(list.length).toBeGreaterThan(2);
    }
    expect(definition.disclaimer).toMatch(/not a diagnosis|diagnostic/);
    expect(definition.source.text).toMatch(
      definition.source.validated ? /Pfizer/ : /not a validated instrument|non un instrument validé/,
    );
  });

  it('asks the same in the same place as the other language', async () => {
    const other = await loadDefinition(condition, language === 'en' ? 'fr' : 'en');
    const shape = (assessment: typeof definition) => ({
      id: assessment.id,
      version: assessment.version,
      questions: assessment.questions.map(({ id, type, asks_about_self_harm }) => ({
        id,
        type,
        asks_about_self_harm,
      })),
      counts: Object.values(assessment.educational_content).map((content: string | readonly string[]) =>
        typeof content === 'string' ? 1 : content.length,
      ),
    });
    expect(shape(definition)).toEqual(shape(other));
  });
});

it('only the last question of the PHQ-9 asks about self-harm', async () => {
  const asking = await Promise.all(
    CONDITIONS.map(async (condition) =>
      (await loadDefinition(condition, 'en')).questions.filter((question) => question.asks_about_self_harm),
    ),
  );
  expect(asking.flat().map(({ id }) => id)).toEqual(['depression-q9']);
});

it.each(CONDITIONS)('who is counted for %s names one of the terms that the count says', (condition) => {
  const { terms, named } = matchingOf(condition);
  for (const term of terms) {
    const { en, fr } = specialtyVocabulary.find(term) ?? { en: '', fr: '' };
    expect(named.en.toLowerCase()).toContain(en.toLowerCase());
    expect(named.fr.toLowerCase()).toContain(fr.toLowerCase());
  }
});
