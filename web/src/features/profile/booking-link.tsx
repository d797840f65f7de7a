import { trackEvent } from '../analytics/track-event.ts';
import { webAddress } from '../practical-facts/contact-links.ts';

interface BookingLinkProps {
  profileId: string;
  /** As the member wrote it; nothing stands there unless it is an address of the web. */
  bookingUrl: string | null;
  label: string;
}

/** The way to the psychologist's own calendar; that it was taken is counted. */
export function BookingLink({ profileId, bookingUrl, label }: BookingLinkProps) {
  const booking = webAddress(bookingUrl);
  if (!booking) return null;
  return (
    <a
      className="button button-secondary"
      href={booking.href}
      rel="nofollow noopener"
      onClick={() => trackEvent('click', { profileId, metadata: { target: 'booking' } })}
    >
      {label}
    </a>
  );
}
