import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { highestAttainable, severityOf, severityRanges } from '@directory/domain/assessments/severity';
import { LANGUAGES } from '@directory/domain/language';
import { describe, expect, it } from 'vitest';
import { assessmentResultsMail } from './assessment-results.tsx';

const siteUrl = 'https://directory.example';
const cases = CONDITIONS.flatMap((condition) => LANGUAGES.map((language) => [condition, language] as const));

describe('the mail of results', () => {
  it.each(cases)('of %s in %s says all that it must, at every severity', (condition, language) => {
    const { mild, moderate } = severityRanges(condition);
    const meanings = new Set<string>();
    for (const score of [0, mild.max, moderate.min, moderate.max, highestAttainable(condition)]) {
      const severity = severityOf(condition, score);
      const mail = assessmentResultsMail({ language, siteUrl, condition, score, severity, discreet: true });
      expect(mail.text).toMatch(new RegExp(language === 'en' ? `\\n${score} of ` : `\\n${score} sur `));
      expect(mail.text).toContain(language === 'en' ? 'not a diagnosis' : 'pas un diagnostic');
      for (const line of ['911', '9-8-8', '1-800-668-6868', '686868', '1-855-242-3310'])
        expect(mail.text).toContain(line);
      expect(mail.text).not.toContain('741741');
      // Without it a phone lays the mail out for a desk and shows it small.
      expect(mail.html).toContain('name="viewport"');
      expect(mail.text).toContain(`${siteUrl}/therapist-match?condition=${condition}`);
      const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      const calls = links.filter((href) => href.startsWith('tel:'));
      expect(calls).toEqual([
        'tel:988',
        'tel:911',
        ...(condition === 'ptsd' ? ['tel:+18669254419', 'tel:+18002687708'] : []),
        'tel:+18006686868',
        'tel:+18552423310',
        'tel:+18773306366',
      ]);
      expect(links.filter((href) => href.startsWith('sms:'))).toEqual(['sms:988']);
      expect(mail.text).not.toMatch(/tel:|sms:/);
      const pages = links.filter((href) => !/^(tel|sms):/.test(href));
      expect(pages).toHaveLength(6);
      expect(pages.filter((href) => /score|severity|\d/.test(href))).toEqual([]);
      expect(mail.html + mail.text + mail.subject).not.toMatch(/\{\{|undefined/);
      meanings.add(
        mail.text.split(/\n\n/).find((part) => /^(Your answers point|Vos réponses évoquent)/.test(part)) ??
          '',
      );
    }
    expect(meanings.size).toBe(3);
  });

  it('names the condition in its subject, unless it shall be private', () => {
    const subjectOf = (language: 'en' | 'fr', discreet: boolean) =>
      CONDITIONS.map(
        (condition) =>
          assessmentResultsMail({ language, siteUrl, condition, score: 0, severity: 'mild', discreet })
            .subject,
      );
    expect(subjectOf('en', false)).toEqual([
      'DEPRESSION Assessment Results',
      'ANXIETY Assessment Results',
      'ADHD Assessment Results',
      'PTSD Assessment Results',
    ]);
    expect(subjectOf('fr', false)).toEqual([
      'DÉPRESSION : résultats de l’autoévaluation',
      'ANXIÉTÉ : résultats de l’autoévaluation',
      'TDAH : résultats de l’autoévaluation',
      'TSPT : résultats de l’autoévaluation',
    ]);
    expect(new Set(subjectOf('en', true))).toEqual(new Set(['Your requested results']));
    expect(new Set(subjectOf('fr', true))).toEqual(new Set(['Les résultats que vous avez demandés']));
  });

  it('gives the published band beside the site’s own where there is one', () => {
    const textOf = (condition: 'depression' | 'ptsd') =>
      assessmentResultsMail({
        language: 'en',
        siteUrl,
        condition,
        score: 18,
        severity: 'moderate',
        discreet: false,
      }).text;
    expect(textOf('depression')).toContain('Moderately severe (15 to 19)');
    expect(textOf('ptsd')).not.toContain('published');
  });
});
