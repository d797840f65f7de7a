// The parts' style sheets belong to the page: it is rendered whole before their code has come.
import '../../ui/field.css';
import '../../ui/outcome.css';
import '../practical-facts/practical-facts.css';
import '../contact-form/message-form.css';
import '../map/map.css';
import '../map/practice-map.css';
import '../share/share-buttons.css';
import './profile.css';
import { paths } from '@directory/domain/site/paths';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useDocumentMark } from '../../site/document-marks.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { Message, PartFailure } from '../../ui/failure-page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { openDialog } from '../../ui/dialog/page-dialog.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Heart } from '../shortlist/heart.tsx';
import { trackEvent } from '../analytics/track-event.ts';
import { phoneHref } from '../practical-facts/contact-links.ts';
import { ProfileHeader } from './profile-header.tsx';
import { SomethingWrong } from './something-wrong.tsx';
import { BookingLink } from './booking-link.tsx';

/** What people decide by, and the tabs. */
const body = lazyPart<{ profile: PublicProfile }>({
  className: 'profile-body',
  load: async () => (await import('./profile-columns.tsx')).ProfileBody,
  fallback: <Skeleton shape="block" />,
  failure: <PartFailure />,
});

/** The form, the map and similar profiles. */
const reach = lazyPart<{ profile: PublicProfile }>({
  load: async () => (await import('./profile-reach.tsx')).ProfileReach,
  fallback: <Skeleton shape="block" />,
  failure: <PartFailure />,
});

/** Makes the server render every part. */
export async function prepareProfileParts(): Promise<void> {
  await Promise.all([body.prepare(), reach.prepare()]);
}

/** A psychologist's page: who they are, what they offer, how to reach them. */
export function ProfileView({ profile }: { profile: PublicProfile }) {
  return (
    <article className="profile container">
      <ProfileHeader profile={profile}>
        <Heart id={profile.id} name={profile.name} />
      </ProfileHeader>
      <body.Component profile={profile} />
      <reach.Component profile={profile} />
      <SomethingWrong profile={profile} />
      <GetListed />
      <ProfileBar profile={profile} />
    </article>
  );
}

/** Invites psychologists who read a colleague's profile to have one of their own. */
function GetListed() {
  const { t } = useTranslation('profile');
  return (
    <aside className="get-listed panel is-soft split no-print" aria-labelledby="get-listed-title">
      <div>
        <h2 className="text-lg" id="get-listed-title">
          {t('getListed.title')}
        </h2>
        <p>{t('getListed.text')}</p>
      </div>
      <LinkButton to={paths.join()}>{t('getListed.action')}</LinkButton>
    </aside>
  );
}

export function ProfileSkeleton() {
  return (
    <div className="profile container" aria-busy="true">
      <Loading shapes={[]} />
      <div className="profile-top">
        <Skeleton shape="avatar" />
        <div className="stack gap-1">
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <Skeleton shape="block" />
    </div>
  );
}

/** Stands in place of a profile that is not there, cannot be there, or could not be fetched. */
export function ProfileProblem({
  kind,
  onRetry,
}: {
  kind: 'notFound' | 'invalid' | 'failed';
  onRetry?: () => void;
}) {
  const { t } = useTranslation(['profile', 'shell']);
  return (
    <Message title={t(`problem.${kind}.title`)} text={t(`problem.${kind}.text`)}>
      {onRetry && <Button onClick={onRetry}>{t('shell:retry')}</Button>}
      <LinkButton variant={onRetry ? 'secondary' : 'primary'} to={paths.shortSearch()}>
        {t('problem.search')}
      </LinkButton>
    </Message>
  );
}

/** On narrow screens the ways to reach the psychologist stay in view, as far as the profile gives them. */
function ProfileBar({ profile: { id, phone, booking_url: bookingUrl } }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  useDocumentMark('has-profile-bar');
  const countCall = () => trackEvent('click', { profileId: id, metadata: { target: 'phone' } });
  return (
    <nav className="profile-bar no-print" aria-label={t('bar.label')}>
      <a className="button button-primary" href="#contact" onClick={openDialog}>
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
