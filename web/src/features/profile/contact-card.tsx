import type { ReactElement, ReactNode } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { BookingLink } from './booking-link.tsx';
import { emailHref, phoneHref, webAddress } from '../practical-facts/contact-links.ts';
import { displayPhone } from '../practical-facts/display-phone.ts';

interface ContactCardProps {
  profile: PublicProfile;
  /** Where "Send a message" leads; null leaves it out. */
  writeHref?: string | null;
}

/** Every way to reach the psychologist that the profile gives. */
export function ContactCard({ profile, writeHref = '#contact' }: ContactCardProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const website = webAddress(profile.website);
  const social = Object.entries(profile.social_links).flatMap(([network, typed]) => {
    const address = webAddress(typed);
    return address ? [{ network, href: address.href }] : [];
  });
  const count = (target: 'phone' | 'email' | 'website') =>
    trackEvent('click', { profileId: profile.id, metadata: { target } });
  const counted = (target: 'phone' | 'email', href: string, text: ReactNode) => (
    <a href={href} onClick={() => count(target)}>
      {text}
    </a>
  );
  const { phone, email } = profile;
  const workplace = profile.practice_name ?? profile.place_of_work;
  const ways: [label: string, value: ReactElement | string | null][] = [
    [t('contact.phone'), phone && counted('phone', phoneHref(phone), displayPhone(phone, language))],
    [t('contact.email'), email && counted('email', emailHref(email), addressParts(email))],
    [
      t('contact.website'),
      website && (
        <a href={website.href} rel="nofollow noopener" onClick={() => count('website')}>
          {addressParts(website.label)}
        </a>
      ),
    ],
    [t('contact.fax'), profile.fax && displayPhone(profile.fax, language)],
    [t('contact.practice'), workplace],
    [
      t('contact.address'),
      profile.address && <address className="contact-address">{profile.address}</address>,
    ],
    [t('contact.social'), social.length > 0 ? <SocialLinks links={social} /> : null],
  ];
  const known = ways.filter(([, value]) => value);
  return (
    <aside className="card contact-card stack" aria-labelledby="contact-card-title">
      <h2 className="text-xl" id="contact-card-title">
        {t('contact.title')}
      </h2>
      {writeHref !== null && (
        <a className="button button-primary" href={writeHref}>
          {t('contact.write')}
        </a>
      )}
      <BookingLink profileId={profile.id} bookingUrl={profile.booking_url} label={t('contact.book')} />
      {known.length > 0 ? (
        <dl className="contact-list term-list">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isText(value) ? 'is-text' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="muted">{t('contact.none')}</p>
      )}
    </aside>
  );
}

/** Whether there is no link in it. */
const isText = (value: ReactElement | string | null) =>
  typeof value === 'string' || value?.type === 'address';

/** An address of which no line breaks at a hyphen, which would look like one of the line's: it breaks before `@`, `.` and `/`. */
function addressParts(address: string): ReactNode {
  return address.split(/(?=[@./])/).map((part, index) => (
    <span className="address-part" key={index}>
      {part}
    </span>
  ));
}

function SocialLinks({ links }: { links: readonly { network: string; href: string }[] }) {
  return (
    <ul className="row">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="nofollow noopener me">
            {networkName(network)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Names that are not written like words. */
const NETWORK_NAMES: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

function networkName(key: string): string {
  return NETWORK_NAMES[key.toLowerCase()] ?? key.slice(0, 1).toUpperCase() + key.slice(1);
}
