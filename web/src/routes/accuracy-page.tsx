import { LOCALES } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import { calendarDay } from '../site/days.ts';
import { REFRESHED } from '../site/directory-queries.ts';
import { loadOptional, type RouteLoad } from '../site/route.ts';
import type { Query } from '../site/query-client.ts';
import { useQuery } from '../site/use-query.ts';
import { Terms } from '../ui/terms.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { wholeNumber } from '../i18n/whole-number.ts';
import type { Accuracy } from '@directory/domain/contracts/accuracy';
import { TextBlocks, type TextPartProps } from '../features/text/text-blocks.tsx';

export const parts = { figures: Figures };

const accuracyQuery: Query<Accuracy> = {
  key: ['accuracy'],
  ask: ({ directory, signal }) => directory.accuracy(signal),
  ...REFRESHED,
};

export const load: RouteLoad = ({ queryClient }) => loadOptional(queryClient.query(accuracyQuery));

/** The figures of the day; the part's text before the first are counted. */
function Figures({ blocks }: TextPartProps) {
  const { t, language } = useTranslation('accuracy');
  const { data } = useQuery(accuracyQuery);
  if (!data?.day) return <TextBlocks blocks={blocks} />;
  const number = (value: number) => wholeNumber(value, language);
  const of = (part: number, whole: number) =>
    whole === 0
      ? t('none')
      : t('of', {
          part: number(part),
          whole: number(whole),
          percent: (part / whole).toLocaleString(LOCALES[language], {
            style: 'percent',
            maximumFractionDigits: 1,
          }),
        });
  const figures = [
    ['listed', number(data.listed)],
    ['confirmed', of(data.confirmed, data.listed)],
    ['answered', of(data.answered, data.messages)],
    ['median', data.medianHours === null ? t('noAnswers') : t('hours', { count: data.medianHours })],
    ['reported', of(data.reported, data.listed)],
    ['mended', number(data.mended)],
    ['kept', number(data.kept)],
  ] as const;
  return (
    <div className="stack">
      <p>{t('asOf', { day: calendarDay(data.day, language) })}</p>
      <Terms className="term-list" terms={figures.map(([name, value]) => [t(`figures.${name}`), value])} />
      <h3>{t('provinces')}</h3>
      <Terms
        className="term-list"
        terms={data.provinces.map(({ code, listed, confirmed }) => [
          provinceByCode(code)?.name[language] ?? t('nowhere'),
          of(confirmed, listed),
        ])}
      />
    </div>
  );
}
