import {
  type AskedColumn,
  columnOf,
  COLUMNS,
  type EditableColumn,
  type HintedColumn,
  listText,
  type ProfileForm,
} from '@directory/domain/profile/columns';
import { MATCH_CONDITIONS, NETWORKS } from '@directory/domain/profile/form';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** What the editor writes of a column, in the language of the page. */
export function useColumnWords() {
  const { t } = useTranslation(['dashboard', 'profile']);
  const language = useLanguage();
  const isAsked = (name: EditableColumn): name is AskedColumn => columnOf(name).asked === true;
  const isHinted = (name: EditableColumn): name is HintedColumn => columnOf(name).hint === true;

  function label(name: EditableColumn, form?: ProfileForm): string {
    if (name === 'second_bio' && form) return t(`secondBio.${form.bio_language}`);
    return isAsked(name) ? t(`fields.${name}`) : t(`profile:columns.${name}`);
  }

  function hint(name: EditableColumn): string | undefined {
    if (columnOf(name).kind === 'cents') return t('hints.fee');
    return isHinted(name) ? t(`hints.${name}`) : undefined;
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
