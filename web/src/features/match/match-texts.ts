import type { TFunction } from 'i18next';
import { CONDITION_NAMES } from '@directory/domain/assessments/conditions';
import { LOCALES, type Language } from '@directory/domain/language';
import type { MatchCaution, MatchReason } from '@directory/domain/match/explain';
import { provinceByCode } from '@directory/domain/provinces';

type Translate = TFunction<'match'>;

/** A reason in words. */
export function reasonText(reason: MatchReason, t: Translate, language: Language): string {
  switch (reason.code) {
    case 'specialty':
      return t('reasons.specialty', { condition: CONDITION_NAMES[reason.condition][language] });
    case 'experience':
      return t('reasons.experience', {
        condition: CONDITION_NAMES[reason.condition][language],
        years: yearsText(reason.years, t),
      });
    case 'severity':
      return t('reasons.severity', { severity: t(`symptoms.${reason.severity}`) });
    case 'sameProvince':
      return t('reasons.sameProvince', { where: locative(reason.province, language) });
    default:
      return t(`reasons.${reason.code}`);
  }
}

/** A caution in words. */
export function cautionText(caution: MatchCaution, t: Translate, language: Language): string {
  switch (caution.code) {
    case 'specialtyNotListed':
      return t('cautions.specialtyNotListed', { condition: CONDITION_NAMES[caution.condition][language] });
    case 'severityNotListed': {
      const accepted = caution.accepted.map((severity) => t(`symptoms.${severity}`));
      return t('cautions.severityNotListed', {
        accepted: new Intl.ListFormat(LOCALES[language]).format(accepted),
      });
    }
    case 'otherProvince':
      return t('cautions.otherProvince', { where: locative(caution.province, language) });
    default:
      return t(`cautions.${caution.code}`);
  }
}

/** `1 year`, `12 years`; broken years are told in whole ones, less than one as such. */
export function yearsText(years: number, t: Translate): string {
  return years < 1 ? t('lessThanOneYear') : t('years', { count: Math.floor(years) });
}

function locative(province: string, language: Language): string {
  return provinceByCode(province)?.locative[language] ?? province;
}
