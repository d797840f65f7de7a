import { regulatorByCode } from '@directory/domain/places/regulators';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { calendarDay } from '../../site/days.ts';
import { Button, LinkButton } from '../../ui/button.tsx';

/** Who said what of a profile, and when; of who is known from a register alone that they have said nothing, and presses that claim the profile or take it off. */
export function WhoseWord({
  profile: { id, is_unspoken, sources = [], registration_check },
}: {
  profile: PublicProfile;
}) {
  const { t, language } = useTranslation('profile');
  const nameOf = (code: string | null) => (code && regulatorByCode(code)?.name[language]) || '';
  return (
    <>
      {is_unspoken && registration_check && (
        <form className="notice stack gap-2 start" method="post" action="/api/reports">
          <p>{t('sources.unspoken', { regulator: nameOf(registration_check.regulator) })}</p>
          <input type="hidden" name="psychologistId" value={id} />
          <input type="hidden" name="language" value={language} />
          <div className="button-row">
            <LinkButton to={paths.claim(id)}>{t('sources.claim')}</LinkButton>
            <Button type="submit" name="fault" value="leave" variant="secondary">
              {t('sources.leave')}
            </Button>
          </div>
        </form>
      )}
      {sources.length > 0 && (
        <details>
          <summary>{t('sources.title')}</summary>
          <ul className="text-list">
            {sources.map(({ source, regulator, on, groups }) => (
              <li key={source}>
                {t(`sources.${on === null ? 'undated' : source}`, {
                  regulator: nameOf(regulator),
                  day: on === null ? '' : calendarDay(on, language),
                  what: groups.map((group) => t(`sources.groups.${group}`)).join(', '),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
