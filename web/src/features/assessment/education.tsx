import type { EducationalContent } from '@directory/domain/assessments/definition';
import { useTranslation } from '../../i18n/use-translation.ts';

const parts = ['symptoms', 'causes', 'treatments', 'dsm_criteria'] as const;

/** What there is to know about the condition, in short. */
export function Education({ content, title }: { content: EducationalContent; title: string }) {
  const { t } = useTranslation('assessment');
  return (
    <section className="assessment-education">
      <h3>{title}</h3>
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
    </section>
  );
}
