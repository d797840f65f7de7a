import { type Condition, conditionName } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { publishedBandOf } from '@directory/domain/assessments/published-bands';
import {
  highestAttainable,
  maximumShown,
  type Severity,
  SEVERITY_NAMES,
} from '@directory/domain/assessments/severity';
import { LOCALES, type Language } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/paths';
import { RESULTS_WORDS } from './assessment-results-words.ts';
import { CrisisLineList } from './crisis-lines.tsx';
import { FieldList, Layout, LinkList, Paragraph } from './layout.tsx';
import { fillTemplate, slot, type Template } from './template.ts';

/** Someone's results. Nothing of it was written by whoever gave the address. */
export interface AssessmentResultsContent {
  language: Language;
  siteUrl: string;
  condition: Condition;
  score: number;
  severity: Severity;
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
  const { language, siteUrl, condition, score, severity, discreet } = content;
  const words = RESULTS_WORDS[language];
  const band = publishedBandOf(condition, score);
  const highest = highestAttainable(condition);
  const shown = maximumShown(condition);
  const name = conditionName(condition, language);
  const link = (path: string) => `${siteUrl}${inLanguage(path, language)}`;
  const values = {
    siteUrl,
    name,
    capitals: name.toLocaleUpperCase(LOCALES[language]),
    questionnaire: `${name} (${ASSESSMENTS[condition].instrument ?? words.checklist})`,
    score: words.score(score, shown, highest),
    severity: SEVERITY_NAMES[severity][language],
    meaning: words.meanings[severity],
    band: band ? words.band(band.name[language], band.min, band.max) : '',
    matchUrl: link(paths.therapistMatch({ condition })),
    searchUrl: link('/search'),
    contactUrl: link(paths.contact()),
    privacyUrl: link(paths.privacy()),
    joinUrl: link(paths.join()),
  };
  const shape = { discreet, band: band !== null, trauma: ASSESSMENTS[condition].isAboutTrauma ?? false };
  return fillTemplate('assessment-results', language, shape, () => build(language, shape), values);
}

function build(language: Language, shape: { discreet: boolean; band: boolean; trauma: boolean }): Template {
  const words = RESULTS_WORDS[language];
  const subject = shape.discreet ? words.discreetSubject : words.subject(slot('capitals'));
  const fields: (readonly [string, string])[] = [
    [words.labels.assessment, slot('questionnaire')],
    [words.labels.score, slot('score')],
    [words.labels.severity, slot('severity')],
  ];
  if (shape.band) fields.push([words.labels.band, slot('band')]);
  return {
    subject,
    document: (
      <Layout language={language} heading={subject} footer={words.footer}>
        <Paragraph>{words.intro}</Paragraph>
        <Paragraph>
          <strong>{words.notDiagnosis}</strong> {words.notDiagnosisWhy}
        </Paragraph>
        <FieldList values={fields} />
        <Paragraph>{slot('meaning')}</Paragraph>
        <CrisisLineList language={language} heading={words.crisis} trauma={shape.trauma} />
        <LinkList
          heading={words.next}
          links={[
            [words.links.match(slot('name')), slot('matchUrl')],
            [words.links.search, slot('searchUrl')],
            [words.links.contact, slot('contactUrl')],
            [words.links.privacy, slot('privacyUrl')],
            [words.links.join, slot('joinUrl')],
          ]}
        />
        <Paragraph>{words.privacy}</Paragraph>
      </Layout>
    ),
  };
}
