import { conditionInSentence } from '@directory/domain/assessments/conditions';
import { LOCALES } from '@directory/domain/language';
import type { Match } from '@directory/domain/match/answer';
import type { MatchCaution, MatchReason } from '@directory/domain/match/explain';
import { provinceByCode } from '@directory/domain/provinces';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Reasons for the match, cautions, and what the profile does not say. */
export function MatchExplanation({ match: { reasons, cautions, unknowns } }: { match: Match }) {
  const { t } = useTranslation('match');
  const valuesOf = useFactValues();
  return (
    <div className="match-explanation">
      <FactList
        title={t('why')}
        className="match-reasons"
        facts={reasons.map((reason) => t(`reasons.${reason.code}`, valuesOf(reason)))}
      />
      <FactList
        title={t('worthKnowing')}
        className="match-cautions"
        facts={cautions.map((caution) => t(`cautions.${caution.code}`, valuesOf(caution)))}
      />
      <FactList
        title={t('notKnown')}
        className="match-unknowns"
        facts={unknowns.map((unknown) => t(`unknowns.${unknown}`))}
      />
    </div>
  );
}

function FactList(props: { title: string; className: string; facts: readonly string[] }) {
  const { title, className, facts } = props;
  if (facts.length === 0) return null;
  return (
    <section className="match-part">
      <h4>{title}</h4>
      <ul className={className}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

/** The values for the sentence about a reason or caution; those that its sentence has no room for are empty. */
function useFactValues() {
  const { t } = useTranslation('match');
  const language = useLanguage();
  const years = useYears();
  const list = new Intl.ListFormat(LOCALES[language]);
  return (fact: MatchReason | MatchCaution) => ({
    condition: 'condition' in fact ? conditionInSentence(fact.condition, language) : '',
    years: 'years' in fact ? years(fact.years) : '',
    severity: 'severity' in fact ? t(`symptoms.${fact.severity}`) : '',
    where: 'province' in fact ? (provinceByCode(fact.province)?.locative[language] ?? fact.province) : '',
    accepted: 'accepted' in fact ? list.format(fact.accepted.map((one) => t(`symptoms.${one}`))) : '',
  });
}

/** Writes years of experience: `1 year`, `12 years`; broken years in whole ones, less than one as such. */
export function useYears(): (years: number) => string {
  const { t } = useTranslation('match');
  return (years) => (years < 1 ? t('lessThanOneYear') : t('years', { count: Math.floor(years) }));
}
