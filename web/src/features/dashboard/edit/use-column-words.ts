import { columnOf, COLUMNS, type EditableColumn, listText } from '@directory/domain/profile/columns';
import type { ProfileForm } from '@directory/domain/profile/row';
import { MATCH_CONDITIONS, NETWORKS } from '@directory/domain/profile/form';
import type { Resources } from '../../../i18n/namespaces.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The language of the second bio. */
export const otherLanguage = ({ bio_language: language }: ProfileForm) => (language === 'en' ? 'fr' : 'en');

/** What the editor writes of a column, in the language of the page. */
export function useColumnWords() {
  const { t, language, i18n } = useTranslation(['dashboard', 'profile']);
  type Strings = Resources['dashboard'];

  /** Most are asked for by the name that stands on the profile's page, others in words of their own. */
  function label(name: EditableColumn, form?: ProfileForm): string {
    if (name === 'second_bio' && form) return t(`secondBio.${otherLanguage(form)}`);
    return i18n.holds(`dashboard:fields.${name}`)
      ? t(`fields.${name as keyof Strings['fields']}`)
      : t(`profile:columns.${name as keyof Resources['profile']['columns']}`);
  }

  function hint(name: EditableColumn): string | undefined {
    if (columnOf(name).kind === 'cents') return t('hints.fee');
    return i18n.holds(`dashboard:hints.${name}`) ? t(`hints.${name as keyof Strings['hints']}`) : undefined;
  }

  /** A field of a form as text, to be read beside another version; `''` when it says nothing. */
  function text(name: EditableColumn, form: ProfileForm): string {
    const { [name]: value } = form;
    switch (columnOf(name).kind) {
      case 'language':
        return t(`bioLanguages.${form.bio_language}`);
      case 'answer':
        return t(`answers.${value as ProfileForm['sliding_scale']}`);
      case 'list':
      case 'choices':
      case 'codes':
        return listText(name, value as readonly string[], language);
      case 'experience':
        return MATCH_CONDITIONS.flatMap(({ key, name: condition }) => {
          const { years, approaches } = form.specialties_detailed[key];
          const lines = [
            ...(years
              ? [t('experience.summary', { condition: condition[language], count: Number(years) })]
              : []),
            ...(approaches.length > 0
              ? [`${condition[language]} – ${listText('therapy_types', approaches, language)}`]
              : []),
          ];
          return lines.length > 0 ? [lines.join('\n')] : [];
        }).join('\n');
      case 'links':
        return NETWORKS.filter((network) => form.social_links[network])
          .map((network) => `${COLUMNS.social_links.labels[network].en}: ${form.social_links[network]}`)
          .join('\n');
      default:
        return listText(name, [value as string], language);
    }
  }

  return { label, hint, text };
}
