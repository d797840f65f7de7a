import type { ReactElement, ReactNode } from 'react';
import { labelOf, listText } from '@directory/domain/profile/columns';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { openingDay, openingText } from '@directory/domain/profile/openings';
import { addressLines } from '@directory/domain/profile/place-text';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { useLanguage } from '../../site/contexts.ts';
import { factDay } from '../../site/days.ts';
import { Terms, type Term } from '../../ui/terms.tsx';
import { openDialog } from '../../ui/dialog/page-dialog.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { emailHref, phoneHref, webAddress, displayPhone } from '../practical-facts/contact-links.ts';
import { useColumnText } from '../practical-facts/use-column-text.ts';
import { RegistrationCheck } from '../practical-facts/registration-check.tsx';
import { BookingLink } from './booking-link.tsx';

interface ProfileCardProps {
  profile: PublicProfile;
  /** Where "Send a message" leads; null leaves it out. */
  writeHref?: string | null;
}

/** Whether there is room, how soon, and for how much: then comes the button. */
const FIRST_FACTS = 3;

/** What people decide by, each said once on the page, and every way to reach the psychologist that the profile gives. */
export function ProfileCard({ profile, writeHref = '#contact' }: ProfileCardProps) {
  const { t } = useTranslation('profile');
  const facts = useDecidingFacts(profile);
  const first = profile.next_opening ? FIRST_FACTS + 1 : FIRST_FACTS;
  const ways = useWays(profile).filter(([, value]) => Boolean(value));
  return (
    <aside className="profile-card stack" aria-labelledby="profile-card-title">
      <h2 className="visually-hidden" id="profile-card-title">
        {t('card.title')}
      </h2>
      <Terms className="profile-rows" terms={facts.slice(0, first)} />
      <div className="profile-card-actions stack gap-2 no-print">
        {writeHref !== null && (
          <a className="button button-primary" href={writeHref} onClick={openDialog}>
            {t('contact.write')}
          </a>
        )}
        <BookingLink profileId={profile.id} bookingUrl={profile.booking_url} label={t('contact.book')} />
      </div>
      <Terms className="profile-rows" terms={[...facts.slice(first), ...ways]} />
      {ways.length === 0 && <p className="muted">{t('contact.none')}</p>}
    </aside>
  );
}

/** Whether there is room, what it costs, how and in which languages one meets, and who vouches for it; what is not given is said to be so. */
function useDecidingFacts(profile: PublicProfile): Term[] {
  const { t, language } = useTranslation('profile');
  const { accepting_new_clients: accepting, next_opening: opening, sliding_scale: slidingScale } = profile;
  const columnText = useColumnText();
  const unknown = <span className="muted">{t('unknown')}</span>;
  const fees = (['fee_individual_cents', 'fee_couple_cents'] as const).flatMap((name) => {
    const fee = columnText(profile, name);
    return fee === null ? [] : t('card.feeFor', { fee, what: t(`columns.${name}`).toLowerCase() });
  });
  const room =
    accepting === null ? (
      profile.accepting_lapsed ? (
        t('acceptingLapsed')
      ) : (
        unknown
      )
    ) : (
      <span className={`profile-room is-${accepting ? 'open' : 'full'}`}>
        {t(accepting ? 'accepting' : 'notAccepting')}
      </span>
    );
  const wait = waitTimeVocabulary.label(profile.wait_times ?? '', language);
  return [
    [t('card.clients'), dated(room, accepting !== null && profile.accepting_confirmed_at)],
    ...(opening
      ? ([
          [
            t('card.opening'),
            <>
              {openingText(opening, language)}
              <p className="muted small">
                {t(opening.source === 'person' ? 'card.said' : 'card.fromCalendar')}
                {opening.until && t('card.until', { day: openingDay(opening.until, language) })}
              </p>
            </>,
          ],
        ] as const)
      : []),
    [t('columns.wait_times'), wait ? dated(wait, profile.wait_confirmed_at) : unknown],
    [
      t('card.fee'),
      dated(
        <>
          {fees.length > 0 ? fees.map((fee) => <p key={fee}>{fee}</p>) : <p>{t('overview.noFee')}</p>}
          {slidingScale && <p>{t('columns.sliding_scale')}</p>}
        </>,
        (fees.length > 0 || slidingScale) && profile.fees_confirmed_at,
      ),
    ],
    [t('columns.session_types'), listText('session_types', profile.session_types, language) || unknown],
    [
      t('columns.service_languages'),
      listText('service_languages', profile.service_languages, language) || unknown,
    ],
    [
      t('card.registration'),
      <>
        {profile.registration_number && <p>{profile.registration_number}</p>}
        <div className="small">
          <RegistrationCheck profile={profile} />
        </div>
      </>,
    ],
  ];

  /** What was said, and below it the day of the last word on it. */
  function dated(said: ReactNode, time: string | null | false): ReactNode {
    return (
      <>
        {said}
        {time && (
          <p className="muted small" suppressHydrationWarning>
            {t('confirmed', { date: factDay(time, language) })}
          </p>
        )}
      </>
    );
  }
}

function useWays(profile: PublicProfile): Term[] {
  const { t, language } = useTranslation('profile');
  const { phone, email, fax, address } = profile;
  const website = webAddress(profile.website);
  const social = Object.entries(profile.social_links).flatMap(([network, typed]) => {
    const link = webAddress(typed);
    return link ? [{ network, href: link.href }] : [];
  });
  const counted = (target: 'phone' | 'email' | 'website', href: string, text: ReactNode) => (
    <a
      href={href}
      rel={target === 'website' ? 'nofollow noopener' : undefined}
      onClick={() => trackEvent('click', { profileId: profile.id, metadata: { target } })}
    >
      {text}
    </a>
  );
  return [
    [t('contact.phone'), phone && counted('phone', phoneHref(phone), displayPhone(phone, language))],
    [t('contact.email'), email && counted('email', emailHref(email), addressParts(email))],
    [t('contact.website'), website && counted('website', website.href, addressParts(website.label))],
    [t('contact.fax'), fax && displayPhone(fax, language)],
    [t('contact.practice'), profile.practice_name ?? profile.place_of_work],
    [
      t('contact.address'),
      address && <address className="profile-address">{addressLines(profile, language)}</address>,
    ],
    [t('contact.social'), social.length > 0 && <SocialLinks links={social} />],
  ];
}

/** An address of which no line breaks at a hyphen, which would look like one of the line's: it breaks before `@`, `.` and `/`. */
function addressParts(address: string): ReactElement[] {
  return address.split(/(?=[@./])/).map((part, index) => (
    <span className="address-part" key={index}>
      {part}
    </span>
  ));
}

function SocialLinks({ links }: { links: readonly { network: string; href: string }[] }) {
  const language = useLanguage();
  return (
    <ul className="row">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="nofollow noopener me">
            {labelOf('social_links', network.toLowerCase(), language)}
          </a>
        </li>
      ))}
    </ul>
  );
}
