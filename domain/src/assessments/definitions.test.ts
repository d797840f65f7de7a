import { describe, expect, it } from 'vitest';
import { ASSESSMENTS } from './assessments.ts';
import { CONDITIONS, type Condition } from './conditions.ts';
import { loadDefinition } from './load-definition.ts';
import { highestAttainable } from './score.ts';
import { SEVERITIES, severityRanges } from './severity.ts';

const expected: Record<Condition, { questions: number; options: number; time: RegExp; period: RegExp }> = {
  adhd: { questions: 10, options: 5, time: /5\D+7 minutes/, period: /6 (months|derniers mois)/ },
  depression: { questions: 9, options: 4, time: /5\D+7 minutes/, period: /2 weeks|deux dernières semaines/ },
  anxiety: { questions: 7, options: 4, time: /5\D+7 minutes/, period: /2 weeks|deux dernières semaines/ },
  ptsd: { questions: 10, options: 5, time: /7\D+10 minutes/, period: /month|dernier mois/ },
};

const both = CONDITIONS.flatMap((condition) =>
  (['en', 'fr'] as const).map((language) => [condition, language] as const),
);

describe.each(both)('%s in %s', async (condition, language) => {
  const definition = await loadDefinition(condition, language);
  const { questions, options, time, period } = expected[condition];

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
