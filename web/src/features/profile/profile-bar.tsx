import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { BookingLink } from './booking-link.tsx';
import { phoneHref } from './contact-links.ts';

/** On narrow screens the ways to reach the psychologist stay in view, as far as the profile gives them. */
export function ProfileBar({ profile: { id, phone, bookingUrl } }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const countCall = () => trackEvent('click', { profileId: id, metadata: { target: 'phone' } });
  return (
    <nav className="profile-bar no-print" aria-label={t('bar.label')}>
      <a className="button button-primary" href="#contact">
        {t('bar.message')}
      </a>
      {phone && (
        <a className="button button-secondary" href={phoneHref(phone)} onClick={countCall}>
          {t('bar.call')}
        </a>
      )}
      <BookingLink profileId={id} bookingUrl={bookingUrl} label={t('bar.book')} />
    </nav>
  );
}
