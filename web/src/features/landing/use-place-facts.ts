import { LOCALES } from '@directory/domain/language';
import type { Landing } from '@directory/domain/landing';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A place in numbers: psychologists, those who see people online, those who work in French. Nothing where there is none. */
export function usePlaceFacts(landing: Landing): { label: string; value: string }[] {
  const { t } = useTranslation('landing');
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const countOf = (list: Landing['languages'], value: string) =>
    list.find((entry) => entry.value === value)?.count ?? 0;
  return [
    { label: t('facts.psychologists'), count: landing.total },
    { label: t('facts.online'), count: countOf(landing.sessionTypes, 'Online') },
    { label: t('facts.french'), count: countOf(landing.languages, 'French') },
  ]
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => ({ label, value: number.format(count) }));
}
