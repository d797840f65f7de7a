import { conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { ALARM_WORDS, expectedScores, LIGHT_WORDS } from '@directory/domain/assessments/expected-words';
import { LANGUAGES } from '@directory/domain/language';
import { describe, expect, it } from 'vitest';
import { assessmentResultsMail } from './assessment-results.ts';

const siteUrl = 'https://directory.example';
const completedAt = new Date('2026-03-12T03:30:00Z');
const ENGLISH = {
  of: 'of',
  notDiagnosis: 'not a diagnosis',
  date: 'March 11, 2026',
  levels: { mild: '1 of 3', moderate: '2 of 3', severe: '3 of 3' },
  why: 'So the two can differ',
  selfHarm: 'that answer matters more than any score',
};
const FRENCH = {
  of: 'sur',
  notDiagnosis: 'pas un diagnostic',
  date: '11 mars 2026',
  levels: { mild: '1 sur 3', moderate: '2 sur 3', severe: '3 sur 3' },
  why: 'Les deux peuvent donc différer',
  selfHarm: 'cette réponse compte plus que tout score',
};
const cases = CONDITIONS.flatMap((condition) => LANGUAGES.map((language) => [condition, language] as const));

describe('the mail of results', () => {
  it.each(cases)('of %s in %s says all that it must, at every score', (condition, language) => {
    for (const { score, severity, headline, band } of expectedScores(condition)) {
      const mail = assessmentResultsMail({
        ...{ language, siteUrl, condition, score, severity, completedAt, discreet: true },
      });
      const words = language === 'en' ? ENGLISH : FRENCH;
      expect(mail.text).toMatch(new RegExp(`\\n${score} ${words.of} `));
      expect(mail.text).toContain(words.notDiagnosis);
      expect(mail.text).toContain(words.date);
      expect(mail.text).toContain(`${words.levels[severity]}\n`);
      // The band that its authors published leads, and why the level can have another name follows; a checklist has neither.
      if (band) expect(mail.text).toContain(`${band[language]} (`);
      // A name of a band says by itself what it means, "minimal" aside.
      expect(mail.text.includes(headline[language])).toBe(band?.en === 'Minimal');
      expect(mail.text.includes(words.why)).toBe(band !== null);
      // Nobody tells the server what was answered about self-harm: wherever it may be, it comes before the score.
      const selfHarm = mail.text.indexOf(words.selfHarm);
      if (condition === 'depression' && score > 0) {
        expect(selfHarm).toBeGreaterThan(0);
        expect(selfHarm).toBeLessThan(mail.text.indexOf(`\n${score} ${words.of} `));
      } else expect(selfHarm).toBe(-1);
      for (const line of ['911', '9-8-8', '1-800-668-6868', '686868', '1-855-242-3310'])
        expect(mail.text).toContain(line);
      // Nobody knows the reader's province, and 911 does not answer in each.
      expect(mail.text).toMatch(/In Nunavut, call the RCMP|Au Nunavut, appelez plutôt la GRC/);
      expect(mail.text).not.toContain('741741');
      // Without it a phone lays the mail out for a desk and shows it small.
      expect(mail.html).toContain('name="viewport"');
      expect(mail.text).toContain(`${siteUrl}/therapist-match?condition=${condition}`);
      const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      const calls = links.filter((href) => href.startsWith('tel:'));
      const lines = [
        'tel:988',
        'tel:911',
        ...(condition === 'ptsd' ? ['tel:+18669254419', 'tel:+18002687708'] : []),
        'tel:+18006686868',
        'tel:+18552423310',
        'tel:+18773306366',
      ];
      expect(calls.slice(-lines.length)).toEqual(lines);
      expect(links.filter((href) => href.startsWith('sms:'))).toEqual(['sms:988']);
      expect(mail.text).not.toMatch(/tel:|sms:/);
      // The match, the search, the contact form, /privacy and the site: nothing is advertised.
      const pages = links.filter((href) => !/^(tel|sms):/.test(href));
      expect(pages).toHaveLength(5);
      expect(pages.filter((href) => /score|severity|join|\d/.test(href))).toEqual([]);
      expect(mail.html + mail.text + mail.subject).not.toMatch(/\{\{|undefined|null/);
    }
  });

  it.each(cases)(
    'of %s in %s begins without condition, band or level, and with help',
    (condition, language) => {
      for (const { score, severity, headline } of expectedScores(condition)) {
        const mail = assessmentResultsMail({
          ...{ language, siteUrl, condition, score, severity, completedAt, discreet: true },
        });
        // What a list of mails shows beside the subject, and more.
        const preview = mail.text.slice(0, 300);
        expect(preview).toMatch(/help day and night|de l’aide jour et nuit/);
        expect(preview).not.toContain(conditionName(condition, language));
        expect(preview).not.toContain(headline[language]);
        expect(preview).not.toMatch(LIGHT_WORDS);
        expect(preview).not.toMatch(/\d/);
      }
    },
  );

  it('of a checklist is never an alarm on its score alone', () => {
    for (const condition of ['adhd', 'ptsd'] as const) {
      for (const language of LANGUAGES) {
        const [, own = ''] = assessmentResultsMail({
          ...{ language, siteUrl, condition, score: 40, severity: 'severe', completedAt, discreet: true },
        }).text.split(language === 'en' ? 'Level of help' : 'Degré d’aide');
        // The crisis lines, which stand in every mail, come after it.
        const [words = ''] = own.split(/If you need someone now|Si vous avez besoin de quelqu’un maintenant/);
        expect(words).toMatch(/Many signs|many signs|beaucoup de signes/);
        expect(words).not.toMatch(ALARM_WORDS);
      }
    }
  });

  it('names the condition in its subject, unless it shall be private', () => {
    const subjectOf = (language: 'en' | 'fr', discreet: boolean) =>
      CONDITIONS.map(
        (condition) =>
          assessmentResultsMail({
            ...{ language, siteUrl, condition, score: 0, severity: 'mild', completedAt, discreet },
          }).subject,
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
});
