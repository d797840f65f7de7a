import {
  MATCH_CONDITIONS,
  PROFILE_FIELDS,
  SOCIAL_NETWORKS,
  type FieldName,
  type ProfileForm,
} from '@directory/domain/profile/fields';
import { provinceByCode } from '@directory/domain/places/provinces';
import { SESSION_TYPE_LABELS } from '@directory/domain/profile/session-types';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import type { Vocabulary } from '@directory/domain/vocabulary/term';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Writes any field of a form as text in the language of the page, to be read beside another version; `''` when it says nothing. */
export function useFieldText(): (field: FieldName, form: ProfileForm) => string {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const list = (items: readonly string[], vocabulary: Vocabulary) =>
    items.map((item) => vocabulary.label(item, language)).join(', ');

  return (field, form) => {
    switch (field) {
      case 'bioLanguage':
        return t(`bioLanguages.${form.bioLanguage}`);
      case 'specialties':
      case 'therapies':
      case 'populations':
      case 'languages':
      case 'paymentMethods':
      case 'insurers':
        return list(form[field], PROFILE_FIELDS[field].vocabulary);
      case 'sessionTypes':
        return form.sessionTypes.map((type) => SESSION_TYPE_LABELS[type][language]).join(', ');
      case 'statedRegistrations':
        return form.statedRegistrations.map((code) => provinceByCode(code)?.name[language]).join(', ');
      case 'acceptingNewClients':
      case 'slidingScale':
      case 'assessmentFriendly':
        return t(`answers.${form[field]}`);
      case 'severityLevels':
        return form.severityLevels.map((severity) => t(`severities.${severity}`)).join(', ');
      case 'experience':
        return MATCH_CONDITIONS.flatMap(({ key, name }) => {
          const { years, approaches } = form.experience[key];
          const condition = name[language];
          const lines = [
            ...(years ? [t('experience.summary', { condition, count: Number(years) })] : []),
            ...(approaches.length > 0 ? [`${condition} – ${list(approaches, therapyVocabulary)}`] : []),
          ];
          return lines.length > 0 ? [lines.join('\n')] : [];
        }).join('\n');
      case 'socialLinks':
        return SOCIAL_NETWORKS.filter((network) => form.socialLinks[network])
          .map((network) => `${t(`networks.${network}`)}: ${form.socialLinks[network]}`)
          .join('\n');
      case 'waitTimes':
        return waitTimeVocabulary.label(form.waitTimes, language);
      default:
        return form[field];
    }
  };
}
