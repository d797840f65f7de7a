import { compareNames } from '@directory/domain/text/fold';
import { PROVINCES } from '@directory/domain/places/provinces';
import { TELEPSYCHOLOGY_RULES } from '@directory/domain/places/telepsychology-rules';
import { useLanguage } from '../../site/contexts.ts';
import { calendarDay } from '../../site/days.ts';
import { InfoExtra } from '../text/info-extra.tsx';
import type { TextPartProps } from '../text/text-blocks.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TELEHEALTH_STRINGS } from './telehealth-strings.ts';

/** What each province and territory asks of a psychologist elsewhere, who says so, and when that was read. */
export function TelepsychologyRules({ words }: TextPartProps) {
  const { t, i18n } = useTranslation('telehealth');
  i18n.bring(TELEHEALTH_STRINGS);
  const language = useLanguage();
  const days = new Set(Object.values(TELEPSYCHOLOGY_RULES).map(({ readOn }) => readOn));
  // One day for all is said once.
  const [day] = days.size === 1 ? days : [];
  return (
    <InfoExtra title={words}>
      {day && <p>{t('rules.readOn', { date: calendarDay(day, language) })}</p>}
      <dl className="info-list">
        {[...PROVINCES]
          .sort((a, b) => compareNames(a.name[language], b.name[language]))
          .map(({ code, name }) => {
            const { asks, basis, source, readOn } = TELEPSYCHOLOGY_RULES[code];
            const said = { basis: t(`rules.basis.${basis}`), date: calendarDay(readOn, language) };
            return (
              <div key={code}>
                <dt>{name[language]}</dt>
                <dd>{t(`rules.asks.${asks}`)}</dd>
                <dd className="muted">
                  {t(day ? 'rules.source' : 'rules.sourceOfDay', said)}{' '}
                  <a href={source.url} rel="nofollow noopener">
                    {source.name[language]}
                  </a>
                </dd>
              </div>
            );
          })}
      </dl>
    </InfoExtra>
  );
}
TelepsychologyRules.isWide = true as const;
