import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { phoneHref, webAddress } from './contact-links.ts';

/** On narrow screens the ways to reach the psychologist stay in view, as far as the profile gives them. */
export function ProfileBar({ profile: { id, phone, bookingUrl } }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const booking = webAddress(bookingUrl);
  const count = (target: 'phone' | 'booking') => trackEvent('click', { profileId: id, metadata: { target } });
  return (
    <nav className="profile-bar no-print" aria-label={t('bar.label')}>
      <a className="button button-primary" href="#contact">
        {t('bar.message')}
      </a>
      {phone && (
        <a className="button button-secondary" href={phoneHref(phone)} onClick={() => count('phone')}>
          {t('bar.call')}
        </a>
      )}
      {booking && (
        <a
          className="button button-secondary"
          href={booking.href}
          rel="nofollow noopener"
          onClick={() => count('booking')}
        >
          {t('bar.book')}
        </a>
      )}
    </nav>
  );
}
