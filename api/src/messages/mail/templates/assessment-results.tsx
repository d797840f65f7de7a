import { type Condition, conditionName } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { type PublishedBand, publishedBandOf } from '@directory/domain/assessments/published-bands';
import { resultHeadline } from '@directory/domain/assessments/result-headline';
import { bandMeaning, WHY_LEVELS_DIFFER } from '@directory/domain/assessments/result-words';
import { highestAttainable, SEVERITIES, type Severity } from '@directory/domain/assessments/severity';
import { LANGUAGES, LOCALES, type Language } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { RESULTS_WORDS } from './assessment-results-words.ts';
import { CrisisLineList } from './crisis-lines.tsx';
import { FieldList, Layout, LinkList, Paragraph, PhoneText } from './layout.tsx';
import { fillTemplate, slot, type Template } from './template.ts';

/** Someone's results. Nothing of it was written by whoever gave the address. */
export interface AssessmentResultsContent {
  language: Language;
  siteUrl: string;
  condition: Condition;
  score: number;
  severity: Severity;
  completedAt: Date;
  /** Keeps the condition out of the subject and of the words that a list of mails shows. */
  discreet: boolean;
}

/**
 * The results with what they do and do not say, where to turn at once, and where to go from here. Its links name the condition
 * and never the result: links in mails are read and rewritten by mail services on the way.
 */
export function assessmentResultsMail(content: AssessmentResultsContent): {
  subject: string;
  html: string;
  text: string;
} {
  const { language, siteUrl, condition, score, severity, completedAt, discreet } = content;
  const words = RESULTS_WORDS[language];
  const band = publishedBandOf(condition, score);
  const name = conditionName(condition, language);
  const link = (path: string) => `${siteUrl}${inLanguage(path, language)}`;
  const values = {
    siteUrl,
    name,
    capitals: name.toLocaleUpperCase(LOCALES[language]),
    questionnaire: `${name} (${ASSESSMENTS[condition].instrument ?? words.checklist})`,
    score: words.score(score, highestAttainable(condition)),
    completed: DATES[language].format(completedAt),
    level: words.level(SEVERITIES.indexOf(severity) + 1, SEVERITIES.length),
    meaning: bandMeaning(condition, score, language) ?? words.checklistMeanings[severity],
    band: band ? words.band(bandName(band, condition, score, language), band.min, band.max) : '',
    matchUrl: link(paths.therapistMatch({ condition })),
    searchUrl: link('/search'),
    contactUrl: link(paths.contact()),
    privacyUrl: link(paths.privacy()),
  };
  // Without a point, no question has an answer above "Not at all".
  const selfHarm = ASSESSMENTS[condition].selfHarmQuestion !== undefined && score > 0;
  const trauma = ASSESSMENTS[condition].isAboutTrauma ?? false;
  const shape = { discreet, band: band !== null, selfHarm, trauma };
  return fillTemplate('assessment-results', language, shape, () => build(language, shape), values);
}

/** The band's name. What "minimal" means is said before it; the others say it themselves. */
function bandName(band: PublishedBand, condition: Condition, score: number, language: Language): string {
  const name = band.name[language];
  if (band.band !== 'minimal') return name;
  return `${resultHeadline(condition, score, language)}${language === 'fr' ? '\u00a0' : ''}: ${name}`;
}

/** The server does not know the visitor's own time zone, so it names no hour. The day is that of Winnipeg, in the middle of the country. */
const DATES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.DateTimeFormat(LOCALES[language], {
      dateStyle: 'long',
      timeZone: 'America/Winnipeg',
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

interface Shape extends Readonly<Record<string, boolean>> {
  discreet: boolean;
  band: boolean;
  selfHarm: boolean;
  trauma: boolean;
}

function build(language: Language, shape: Shape): Template {
  const words = RESULTS_WORDS[language];
  const subject = shape.discreet ? words.discreetSubject : words.subject(slot('capitals'));
  const fields: (readonly [string, string])[] = [
    [words.labels.assessment, slot('questionnaire')],
    [words.labels.completed, slot('completed')],
    [words.labels.score, slot('score')],
  ];
  if (shape.band) fields.push([words.labels.band, slot('band')]);
  fields.push([words.labels.level, slot('level')]);
  return {
    subject,
    document: (
      <Layout language={language} heading={subject} footer={words.footer}>
        <Paragraph>{words.intro}</Paragraph>
        <Paragraph>
          <strong>{words.notDiagnosis}</strong> {words.notDiagnosisWhy}
        </Paragraph>
        {shape.selfHarm && (
          <Paragraph>
            <strong>
              <PhoneText text={words.selfHarm} />
            </strong>
          </Paragraph>
        )}
        <FieldList values={fields} />
        <Paragraph>{slot('meaning')}</Paragraph>
        {shape.band && <Paragraph>{WHY_LEVELS_DIFFER[language]}</Paragraph>}
        <CrisisLineList language={language} heading={words.crisis} trauma={shape.trauma} />
        <LinkList
          heading={words.next}
          links={[
            [words.links.match(slot('name')), slot('matchUrl')],
            [words.links.search, slot('searchUrl')],
            [words.links.contact, slot('contactUrl')],
            [words.links.privacy, slot('privacyUrl')],
          ]}
        />
        <Paragraph>{words.privacy}</Paragraph>
      </Layout>
    ),
  };
}
