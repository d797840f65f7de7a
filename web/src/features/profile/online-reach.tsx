import { LOCALES, type Language } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import type { Registration } from '@directory/domain/profile/registrations';
import { provinceByCode, type ProvinceCode } from '@directory/domain/places/provinces';
import { REGULATORS } from '@directory/domain/places/regulators';
import { OPEN_PROVINCES, TELEPSYCHOLOGY_RULES } from '@directory/domain/places/telepsychology-rules';
import { factDay } from '../../site/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { calendarDay } from '../../site/days.ts';

/** In which provinces people may be who are seen online, and, folded, what says so. Where nothing does, that. */
export function OnlineReach({ profile }: { profile: PublicProfile }) {
  const { t, language } = useTranslation('profile');
  const basisOf = useBasis();
  const { registrations } = profile;
  if (registrations.length === 0) return <p className="measure">{t('online.unknown')}</p>;
  const stated = registrations.filter(({ basis }) => basis === 'stated');
  const placesOf = (all: readonly Registration[]) =>
    new Intl.ListFormat(LOCALES[language]).format(all.map(({ province }) => placeIn(province, language)));
  const open = OPEN_PROVINCES.filter((code) => !registrations.some(({ province }) => province === code));
  return (
    <div className="online-reach measure">
      <p>{t('online.in', { where: placesOf(registrations) })}</p>
      {stated.length > 0 && <p className="muted">{t('online.stated', { where: placesOf(stated) })}</p>}
      <details className="more muted">
        <summary>{t('online.basis')}</summary>
        <ul>
          {registrations.map((registration) => (
            <li key={registration.province}>{basisOf(registration)}</li>
          ))}
        </ul>
        <p>
          <RichText
            text={t('online.rule')}
            parts={{ link: (text) => <Link to={`${paths.telehealthInfo()}#info-extra`}>{text}</Link> }}
          />
        </p>
        {open.map((code) => (
          <p key={code}>
            {t('online.open', {
              where: placeIn(code, language),
              date: calendarDay(TELEPSYCHOLOGY_RULES[code].readOn, language),
            })}
          </p>
        ))}
      </details>
    </div>
  );
}

function useBasis(): (registration: Registration) => string {
  const { t, language } = useTranslation('profile');
  return ({ province, basis, at }) => {
    const where = provinceByCode(province)?.name[language] ?? province;
    if (basis === 'stated') return t('online.saidOn', { where, date: at ? factDay(at, language) : '?' });
    const date = at && calendarDay(at, language);
    if (basis === 'concurrent')
      return date ? t('online.concurrentChecked', { where, date }) : t('online.concurrent', { where });
    const regulator = REGULATORS[province]?.name[language] ?? '';
    return date
      ? t('online.registerChecked', { where, regulator, date })
      : t('online.register', { where, regulator });
  };
}

/** `Manitoba`; in French, whose sentences end in a preposition of its own, `au Manitoba`. */
function placeIn(code: ProvinceCode, language: Language): string {
  const province = provinceByCode(code);
  return (language === 'fr' ? province?.locative.fr : province?.name.en) ?? code;
}
