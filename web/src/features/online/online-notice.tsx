import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { PROVINCES } from '@directory/domain/places/provinces';
import { OPEN_PROVINCES, TELEPSYCHOLOGY_RULES } from '@directory/domain/places/telepsychology-rules';
import { useLanguage } from '../../site/contexts.ts';
import { calendarDay } from '../../site/days.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TELEHEALTH_STRINGS } from './telehealth-strings.ts';

interface OnlineNoticeProps {
  /** The codes of the provinces in which the visitor is, with commas between them. */
  provinces: string;
  /** The search found nobody there. Who stands below it then is somebody else. */
  isNobody: boolean;
  /** The search for everyone who works online. */
  wider: string;
}

/** Says whom a search for sessions online in a province leaves out. It is fetched when it is needed. */
export function OnlineNotice({ provinces, isNobody, wider }: OnlineNoticeProps) {
  const { t, i18n } = useTranslation('telehealth');
  i18n.bring(TELEHEALTH_STRINGS);
  const language = useLanguage();
  const asked = PROVINCES.filter(({ code }) => provinces.split(',').includes(code));
  const either = new Intl.ListFormat(LOCALES[language], { type: 'disjunction' });
  const where = either.format(asked.map(({ locative }) => locative[language]));
  return (
    <div className="online-notice stack gap-2 measure muted small">
      <p>
        {t(isNobody ? 'notice.nobody' : 'notice.text', { where })} <Link to={wider}>{t('notice.wider')}</Link>
        . {t('notice.ask')} <Link to={`${paths.telehealthInfo()}#info-extra`}>{t('notice.rules')}</Link>.
      </p>
      {asked
        .filter(({ code }) => OPEN_PROVINCES.includes(code))
        .map(({ code, locative }) => (
          <p key={code}>
            {t('notice.open', {
              where: locative[language],
              date: calendarDay(TELEPSYCHOLOGY_RULES[code].readOn, language),
            })}
          </p>
        ))}
    </div>
  );
}
