import { FAULT_WORDS, FAULTS } from '@directory/domain/profile/questions';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { paths } from '@directory/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { calendarDay } from '../../site/days.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { regulatorByCode } from '@directory/domain/places/regulators';

/** What visitors said was wrong and what came of it, and a press that says so: a plain form, which needs no script and no account. */
export function SomethingWrong({ profile }: { profile: PublicProfile }) {
  const { id, settled_reports: settled = [] } = profile;
  const { t, language } = useTranslation('profile');
  const said = new URLSearchParams(useLocation().search).get('reported');
  const outcome = said === 'done' || said === 'asked' || said === 'later' ? said : null;
  return (
    <section className="stack gap-2 no-print" id="something-wrong" aria-label={t('wrong.title')}>
      <WhoseWord profile={profile} />
      {settled.map(({ fault, state, day }) => (
        <p className="muted small" key={`${fault} ${day}`}>
          {t(`wrong.${state}`, { day: calendarDay(day, language), what: FAULT_WORDS[language][fault] })}
        </p>
      ))}
      <Outcome title={outcome ? t(`wrong.${outcome}`) : undefined} failed={outcome === 'later'} />
      <details>
        <summary>{t('wrong.title')}</summary>
        <form className="stack gap-2" method="post" action="/api/reports">
          <p className="measure">{t('wrong.text')}</p>
          <input type="hidden" name="psychologistId" value={id} />
          <input type="hidden" name="language" value={language} />
          <div className="button-row">
            {FAULTS.map((fault) => (
              <Button key={fault} type="submit" name="fault" value={fault} variant="secondary">
                {FAULT_WORDS[language][fault]}
              </Button>
            ))}
          </div>
          <p>
            <Link to={paths.contact()}>{t('wrong.other')}</Link>
          </p>
        </form>
      </details>
    </section>
  );
}

/** Who said what of a profile, and when; of who is known from a register alone that they have said nothing, and presses that claim the profile or take it off. */
function WhoseWord({
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
