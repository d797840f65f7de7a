import { type Condition, conditionInSentence, conditionName } from '@directory/domain/assessments/conditions';
import { type Language, LOCALES } from '@directory/domain/language';
import type { Match, MatchedPsychologist } from '@directory/domain/match/answer';
import type { MatchCaution, MatchReason } from '@directory/domain/match/explain';
import { provinceByCode } from '@directory/domain/places/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a card says at once; the rest is folded away. */
const REASONS_SHOWN = 3;
const CAUTIONS_SHOWN = 1;

/** The first reasons, and what speaks against it most. */
export function FirstReasons({ match }: { match: Match }) {
  const { t } = useTranslation('match');
  const { reasons, cautions } = useSentences(match);
  return (
    <section className="match-first stack gap-1">
      <h4 className="small">{t(match.specialtyMatch ? 'why' : 'says')}</h4>
      <Facts className="match-reasons" facts={reasons.slice(0, REASONS_SHOWN)} />
      <Facts className="match-cautions" facts={cautions.slice(0, CAUTIONS_SHOWN)} />
    </section>
  );
}

/** The reasons and cautions that have no room at first, and what the profile does not say. */
export function OtherReasons({ match }: { match: Match }) {
  const { t } = useTranslation('match');
  const { reasons, cautions } = useSentences(match);
  return (
    <div className="cards">
      <FactList title={t('moreReasons')} className="match-reasons" facts={reasons.slice(REASONS_SHOWN)} />
      <FactList title={t('worthKnowing')} className="match-cautions" facts={cautions.slice(CAUTIONS_SHOWN)} />
      <FactList
        title={t('notKnown')}
        className="match-unknowns"
        facts={match.unknowns.map((unknown) => t(`unknowns.${unknown}`))}
      />
    </div>
  );
}

function FactList(props: { title: string; className: string; facts: readonly string[] }) {
  const { title, ...list } = props;
  if (list.facts.length === 0) return null;
  return (
    <section className="stack gap-1">
      <h4 className="small">{title}</h4>
      <Facts {...list} />
    </section>
  );
}

function Facts({ className, facts }: { className: string; facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={`match-facts ${className}`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** Reasons and cautions as sentences, in their order. */
function useSentences({ reasons, cautions, psychologist }: Match): { reasons: string[]; cautions: string[] } {
  const { t } = useTranslation('match');
  const valuesOf = useFactValues(psychologist);
  return {
    reasons: reasons.map((reason) => {
      // Only the details of their experience name it: no list of the profile does.
      const isTold = reason.code === 'specialty' && reason.terms.length === 0;
      return t(isTold ? 'reasons.told' : `reasons.${reason.code}`, valuesOf(reason));
    }),
    cautions: cautions.map((caution) => t(`cautions.${caution.code}`, valuesOf(caution))),
  };
}

/** The values for the sentence about a reason or caution; those that its sentence has no room for are empty. */
function useFactValues(psychologist: MatchedPsychologist) {
  const { t, language } = useTranslation('match');
  const years = useYears();
  const list = new Intl.ListFormat(LOCALES[language]);
  return (fact: MatchReason | MatchCaution) => ({
    condition: 'condition' in fact ? conditionInSentence(fact.condition, language) : '',
    // The words of the profile, never those that were asked with.
    terms: 'terms' in fact ? list.format(fact.terms.map((term) => term[language])) : '',
    experience: 'condition' in fact ? nameOfExperience(psychologist, fact.condition, language) : '',
    years: 'years' in fact ? years(fact.years) : '',
    severity: 'severity' in fact ? t(`symptoms.${fact.severity}`) : '',
    where: 'province' in fact ? (provinceByCode(fact.province)?.locative[language] ?? fact.province) : '',
    accepted: 'accepted' in fact ? list.format(fact.accepted.map((one) => t(`symptoms.${one}`))) : '',
  });
}

/** How a profile's details on experience call the condition, within a sentence; `''` where it has none, and no sentence needs it. */
function nameOfExperience(
  { details }: MatchedPsychologist,
  condition: Condition,
  language: Language,
): string {
  const name = details.find((detail) => detail.condition === condition)?.name[language] ?? '';
  return name === conditionName(condition, language) ? conditionInSentence(condition, language) : name;
}

/** Writes years of experience: `1 year`, `12 years`; broken years in whole ones, less than one as such. */
export function useYears(): (years: number) => string {
  const { t } = useTranslation('match');
  return (years) => (years < 1 ? t('lessThanOneYear') : t('years', { count: Math.floor(years) }));
}
