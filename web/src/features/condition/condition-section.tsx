import { useTranslation } from '../../i18n/use-translation.ts';
import type { ConditionSection as Section } from './content/condition-content.ts';

/** A part of a condition's page: paragraphs, then points or titled parts, then a last word. */
export function ConditionSection({ id, title, paragraphs, points, parts, end }: Section) {
  const { t } = useTranslation('condition');
  return (
    <section className="condition-section prose" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && <Points points={points} />}
      {parts && (
        <div className="condition-parts">
          {parts.map((part) => (
            <div className="condition-part" key={part.title}>
              <h3>{part.title}</h3>
              {part.text && <p>{part.text}</p>}
              {part.points && <Points points={part.points} />}
            </div>
          ))}
        </div>
      )}
      {end && <p>{end}</p>}
      {id === 'criteria' && <p className="condition-note">{t('criteriaNote')}</p>}
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="condition-points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
