import { columnOf, type ListedColumn, listText } from '@directory/domain/profile/columns';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { LOCALES } from '@directory/domain/language';
import { factDay } from '../../site/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Writes what a profile says in a column as text in the page's language; null where it says nothing. */
export function useColumnText(): <Name extends ListedColumn>(
  profile: Pick<PublicProfile, Name>,
  name: Name,
) => string | null {
  const { t, language } = useTranslation('profile');
  return (profile, name) => {
    // Of a new column a server of the last release says nothing at all.
    const value: PublicProfile[ListedColumn] | undefined = profile[name];
    if (value == null) return null;
    if (typeof value === 'number') {
      const style = { style: 'currency', currency: 'CAD', trailingZeroDisplay: 'stripIfInteger' } as const;
      return (value / 100).toLocaleString(LOCALES[language], style);
    }
    if (typeof value === 'boolean') return t(value ? 'offered' : 'notOffered');
    if (typeof value !== 'string') return listText(name, value, language);
    return columnOf(name).kind === 'time' ? factDay(value, language) : listText(name, [value], language);
  };
}
