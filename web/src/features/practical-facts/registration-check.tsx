import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { regulatorByCode, REGULATORS } from '@directory/domain/places/regulators';
import { useTranslation } from '../../i18n/use-translation.ts';
import { calendarDay } from '../../site/days.ts';

/** A word on a registration counts for a year: registrations are renewed every year. */
const FRESH_MS = 366 * 24 * 60 * 60 * 1000;

/**
 * When and with whom the registration was checked, and where anyone can look it up: the public register, or the regulator's site where no
 * source gave the register's own address. Of a registration that was never checked only the latter. Nothing where no regulator is known.
 * @param isShort leaves the regulator's name to the link
 */
export function RegistrationCheck({
  profile,
  isShort = false,
}: {
  profile: PublicProfile;
  isShort?: boolean;
}) {
  const { t, language } = useTranslation('profile');
  const { registration_check: check, province } = profile;
  const regulator = check ? regulatorByCode(check.regulator) : province && REGULATORS[province];
  if (!regulator) return null;
  const name = regulator.name[language];
  const isOld = check !== null && isYearAgo(check.checked_on);
  const way = regulator.register ? 'lookUp' : 'site';
  const lookUp = check
    ? t(`registration.${isShort && regulator.register ? 'register' : way}`)
    : t(`registration.${regulator.register ? 'lookUpWith' : 'siteOf'}`, { regulator: name });
  return (
    <p className="registration-check muted measure">
      {check && (
        <>
          {t(isShort ? 'registration.checkedOn' : 'registration.checked', {
            // In a narrow column a day that keeps together is cut before its full stop.
            date: calendarDay(check.checked_on, language).replaceAll('\u00a0', ' '),
            regulator: name,
          })}{' '}
          {isOld && <strong>{t('registration.old')} </strong>}
        </>
      )}
      <a href={regulator.register?.url ?? regulator.url} rel="nofollow noopener">
        {lookUp}
      </a>
    </p>
  );
}

function isYearAgo(day: string): boolean {
  return Date.now() - Date.parse(day) > FRESH_MS;
}
