import { CMHA, SUPPORT_GROUP_LINE, type SupportGroup } from '@directory/domain/assessments/support-groups';
import type { EducationalContent } from '@directory/domain/assessments/definition';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDangerWords } from '../crisis/known-province.ts';

interface SevereHelpProps {
  groups: readonly SupportGroup[];
  /** What calls for help: an answer, a validated score, or the score of a checklist, which alone is never an alarm. */
  reason: 'selfHarm' | 'score' | 'checklist';
}

const RECOMMENDATIONS = {
  selfHarm: ['line', 'tell', 'talk', 'urgent'],
  score: ['talk', 'tell', 'urgent'],
  checklist: ['evaluation', 'show'],
} as const;

/** What to do now: recommendations, the way to a psychiatrist, and support groups. */
export function SevereHelp({ groups, reason }: SevereHelpProps) {
  const { t } = useTranslation('assessment-steps');
  const language = useLanguage();
  const words = useDangerWords();
  return (
    <section className={reason === 'checklist' ? 'assessment-severe is-calm' : 'assessment-severe'}>
      <h3>{t(`results.severe.title.${reason}`)}</h3>
      <ul className="assessment-list">
        {RECOMMENDATIONS[reason].map((item) => (
          <li key={item}>
            {t(
              item === 'urgent' ? `results.severe.urgent.${words}` : `results.severe.recommendations.${item}`,
            )}
          </li>
        ))}
      </ul>
      <details className="assessment-more">
        <summary className="button button-secondary">{t('results.severe.psychiatrist.button')}</summary>
        <div className="assessment-more-body">
          <p>{t('results.severe.psychiatrist.text')}</p>
          <p>{t('results.severe.psychiatrist.line')}</p>
          {reason !== 'checklist' && <p>{t('results.severe.psychiatrist.urgent')}</p>}
        </div>
      </details>
      <details className="assessment-more">
        <summary className="button button-secondary">{t('results.severe.groups.button')}</summary>
        <div className="assessment-more-body">
          <p>{t('results.severe.groups.text')}</p>
          <ul className="assessment-list">
            {[...groups, CMHA[language], SUPPORT_GROUP_LINE[language]].map(({ name, about, href }) => (
              <li key={name}>
                <a href={href} rel="noopener noreferrer">
                  {name}
                </a>
                {'. '}
                {about}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}

const parts = ['symptoms', 'causes', 'treatments', 'dsm_criteria'] as const;

export function Education({ content }: { content: EducationalContent }) {
  const { t } = useTranslation('assessment-steps');
  return (
    <>
      <p className="assessment-interpretation">{content.what_is}</p>
      <div className="assessment-education-parts">
        {parts.map((part) => (
          <section key={part}>
            <h4>{t(`results.about.${part}`)}</h4>
            <ul className="assessment-list">
              {content[part].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
