import { type Condition, conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/paths';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The pages of the other conditions. */
export function OtherConditions({ condition }: { condition: Condition }) {
  const { t } = useTranslation('condition');
  const language = useLanguage();
  return (
    <nav className="condition-others no-print" aria-labelledby="others-title">
      <h2 className="condition-others-title" id="others-title">
        {t('others')}
      </h2>
      <ul className="condition-others-list">
        {CONDITIONS.filter((other) => other !== condition).map((other) => (
          <li key={other}>
            <Link to={paths.condition(other)}>{conditionName(other, language)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
