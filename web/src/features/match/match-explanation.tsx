import type { Match } from '@directory/domain/match/answer';
import { conditionInSentence } from '@directory/domain/assessments/conditions';
import { LOCALES } from '@directory/domain/language';
import type { MatchCaution, MatchReason } from '@directory/domain/match/explain';
import { provinceByCode, type ProvinceCode } from '@directory/domain/provinces';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What speaks for the match, what against it, and what nobody knows. */
export function MatchExplanation({ match: { reasons, cautions, unknowns } }: { match: Match }) {
  const { t } = useTranslation('match');
  const texts = useMatchTexts();
  return (
    <div className="match-explanation">
      {reasons.length > 0 && (
        <section className="match-part">
          <h4>{t('why')}</h4>
          <ul className="match-reasons">
            {reasons.map((reason) => (
              <li key={reason.code}>{texts.reason(reason)}</li>
            ))}
          </ul>
        </section>
      )}
      {cautions.length > 0 && (
        <section className="match-part">
          <h4>{t('worthKnowing')}</h4>
          <ul className="match-cautions">
            {cautions.map((caution) => (
              <li key={caution.code}>{texts.caution(caution)}</li>
            ))}
          </ul>
        </section>
      )}
      {unknowns.length > 0 && (
        <section className="match-part">
          <h4>{t('notKnown')}</h4>
          <ul className="match-unknowns">
            {unknowns.map((unknown) => (
              <li key={unknown}>{t(`unknowns.${unknown}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface MatchTexts {
  reason: (reason: MatchReason) => string;
  caution: (caution: MatchCaution) => string;
  /** `1 year`, `12 years`; broken years are told in whole ones, less than one as such. */
  years: (years: number) => string;
}

/** The words for what a match is made of, in the page's language. */
export function useMatchTexts(): MatchTexts {
  const { t } = useTranslation('match');
  const language = useLanguage();
  const where = (province: ProvinceCode) => provinceByCode(province)?.locative[language] ?? province;
  const years = (number: number) =>
    number < 1 ? t('lessThanOneYear') : t('years', { count: Math.floor(number) });

  function reason(given: MatchReason): string {
    switch (given.code) {
      case 'specialty':
        return t('reasons.specialty', { condition: conditionInSentence(given.condition, language) });
      case 'experience':
        return t('reasons.experience', {
          condition: conditionInSentence(given.condition, language),
          years: years(given.years),
        });
      case 'severity':
        return t('reasons.severity', { severity: t(`symptoms.${given.severity}`) });
      case 'sameProvince':
        return t('reasons.sameProvince', { where: where(given.province) });
      default:
        return t(`reasons.${given.code}`);
    }
  }

  function caution(given: MatchCaution): string {
    switch (given.code) {
      case 'specialtyNotListed':
        return t('cautions.specialtyNotListed', {
          condition: conditionInSentence(given.condition, language),
        });
      case 'severityNotListed': {
        const accepted = given.accepted.map((severity) => t(`symptoms.${severity}`));
        const list = new Intl.ListFormat(LOCALES[language]).format(accepted);
        return t('cautions.severityNotListed', { accepted: list });
      }
      case 'otherProvince':
        return t('cautions.otherProvince', { where: where(given.province) });
      default:
        return t(`cautions.${given.code}`);
    }
  }

  return { reason, caution, years };
}
