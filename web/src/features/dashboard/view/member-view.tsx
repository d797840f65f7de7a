import { useEffect, useRef, type ReactNode, Fragment, lazy, Suspense, useState } from 'react';
import { paths, profilePath } from '@directory/domain/site/paths';
import { type EditableColumn, REVIEWED_COLUMNS } from '@directory/domain/profile/columns';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { LOCALES } from '@directory/domain/language';
import { ErrorBoundary } from '../../../site/error-boundary.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Terms } from '../../../ui/terms.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useColumnWords } from '../edit/use-column-words.ts';
import { formOfProfile } from '../form/profile-form.ts';
import { StatsPanel } from '../stats/stats-panel.tsx';
import { formatLocation } from '../../search/model/location-param.ts';
import type { AccountProps } from '../account/account-panel.tsx';
import { callOwn, type OwnProfile } from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';
import { PremiumCard } from '../premium/premium-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { SearchStatusLine } from './search-status-line.tsx';
import { WaitingAddress, WaitingChange } from './waiting.tsx';

// It stands below what a member comes for, and asks by itself.
const MessagesPanel = lazy(async () => ({
  default: (await import('../messages/messages-panel.tsx')).MessagesPanel,
}));

const OpeningsCard = lazy(async () => ({
  default: (await import('../openings/openings-card.tsx')).OpeningsCard,
}));

interface MemberViewProps {
  profile: OwnProfile;
  shown: PublicProfile;
  email: string | undefined;
  /** What was saved just now; null when nothing was. */
  savedFields: readonly EditableColumn[] | null;
  photo: ReactNode;
  /** The profile is to be read anew. */
  refresh: () => Promise<void>;
  onEdit: () => void;
}

/** The view mode: how the profile stands, what it does, and what visitors see of it. */
export function MemberView(props: MemberViewProps) {
  const { profile, shown, email, savedFields, photo, refresh, onEdit } = props;
  const { t } = useTranslation('dashboard');
  const wasSaved = savedFields !== null;
  const inReview = profile.waiting_changes.map(({ field }): EditableColumn => field);
  const saved = (fields: readonly EditableColumn[]) =>
    savedFields?.some((field) => fields.includes(field)) ?? false;
  const wasReviewed = saved(inReview);
  const newAddress = saved(['email']) ? profile.waiting_address : null;
  // What waits does not come into search: to say "live" of it would be untrue.
  const waiting: readonly EditableColumn[] = newAddress ? [...inReview, 'email'] : inReview;
  const isPublic = savedFields?.some((field) => !waiting.includes(field)) ?? false;
  const reachedSearch = wasSaved && (isPublic || !saved(waiting));
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with the form.
    if (wasSaved) outcome.current?.focus();
  }, [wasSaved]);

  return (
    <>
      <Outcome title={wasSaved ? t('outcome.saved') : undefined} ref={outcome} tabIndex={-1}>
        {wasReviewed && <p>{t('outcome.review')}</p>}
        {newAddress && <p>{t('outcome.confirm', { address: newAddress.address })}</p>}
        {saved(waiting) && isPublic && profile.is_active && <p>{t('outcome.restIsPublic')}</p>}
      </Outcome>
      {reachedSearch && <SearchStatusLine email={email} revision={profile.revision} />}
      <div className="button-row member-actions" role="group" aria-label={t('actions.label')}>
        <Button onClick={onEdit}>{t('actions.edit')}</Button>
        {profile.is_active && (
          <>
            <LinkButton variant="secondary" to={ownSearch(shown)}>
              {t('actions.inSearch')}
            </LinkButton>
            <LinkButton variant="secondary" to={profilePath(profile)}>
              {t('actions.page')}
            </LinkButton>
          </>
        )}
      </div>
      <nav aria-label={t('chapters.label')}>
        <ul className="link-row">
          {CHAPTERS.map(([name, id]) => (
            <li key={name}>
              <a href={`#${id}`}>{t(`chapters.${name}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="dashboard-columns stack">
        <div className="stack gap-6">
          <CompletenessCard profile={profile} />
          <FactsCard profile={profile} email={email} refresh={refresh} />
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <OpeningsCard email={email} refresh={refresh} />
            </Suspense>
          </ErrorBoundary>
          <StatusCard profile={profile} refresh={refresh} />
          <PremiumCard profile={profile} email={email} />
          <ReviewCard profile={profile} onTakenBack={refresh} />
          {photo}
          <AccountCard email={email} profile={profile} refresh={refresh} />
        </div>
        <div className="stack gap-12">
          <StatsPanel email={email} />
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <MessagesPanel email={email} />
            </Suspense>
          </ErrorBoundary>
          <ProfilePreview
            profile={shown}
            title={t('preview.title')}
            text={t(profile.is_active ? 'preview.viewText' : 'preview.hiddenText')}
            pageHref={profile.is_active ? profilePath(profile) : null}
          />
        </div>
      </div>
    </>
  );
}

/** What the page is made of, in the order of a phone, with where each begins. */
const CHAPTERS = [
  ['complete', 'complete-card-title'],
  ['facts', 'facts-card-title'],
  ['status', 'status-card-title'],
  ['account', 'account-card-title'],
  ['numbers', 'stats-title'],
  ['messages', 'messages-title'],
  ['preview', 'profile-preview'],
] as const;

/** What visitors decide by, beside the photo. */
const TELLING = [
  'bio',
  'practice_areas',
  'therapy_types',
  'client_populations',
  'service_languages',
  'session_types',
  'accepting_new_clients',
  'wait_times',
  'fee_individual_cents',
  'email',
] as const;

/** How much of what visitors decide by the profile says, and what it does not. */
function CompletenessCard({ profile }: { profile: OwnProfile }) {
  const { t, language } = useTranslation(['dashboard', 'profile']);
  const { label, text } = useColumnWords();
  const form = formOfProfile(profile);
  const short = { accepting_new_clients: t('profile:card.clients'), fee_individual_cents: t('edit.fees') };
  const hasPhoto = profile.image_filename !== null || profile.profile_photo_url !== null;
  const missing = [
    ...(hasPhoto ? [] : [t('photo.title')]),
    ...TELLING.filter((name) => form[name] === 'unknown' || text(name, form) === '').map((name) =>
      name in short ? short[name as keyof typeof short] : label(name),
    ),
  ];
  const total = TELLING.length + 1;
  const filled = total - missing.length;
  return (
    <section className="card stack gap-2" aria-labelledby="complete-card-title">
      <h2 className="text-lg" id="complete-card-title">
        {t('complete.title')}
      </h2>
      <p>{t('complete.filled', { filled, total })}</p>
      <progress value={filled} max={total} aria-hidden="true" />
      {missing.length > 0 && (
        <p className="muted small">
          {t('complete.missing', { list: new Intl.ListFormat(LOCALES[language]).format(missing) })}
        </p>
      )}
    </section>
  );
}

/** The search that shows this profile first: its name, and its city, because people elsewhere may have the same name. */
function ownSearch({ name, city, province }: PublicProfile): string {
  const location = formatLocation({ city: city ?? '', province });
  return paths.search({ search: name, ...(location && { location }) });
}

/** Whether the profile is public, which its member decides once the operator has, and on which plan. */
function StatusCard({ profile, refresh }: { profile: OwnProfile; refresh: () => Promise<void> }) {
  const { t, language } = useTranslation(['dashboard', 'shell']);
  const act = useAct<'hidden' | 'shown' | 'unchanged'>();
  const state = profile.is_active ? 'active' : 'hidden';
  const [call, done] = profile.is_active ? (['hide', 'hidden'] as const) : (['show', 'shown'] as const);
  const press = () =>
    act.run(async () => {
      const isDone = await callOwn<boolean>(`${call}_my_profile`);
      await refresh();
      return isDone ? done : 'unchanged';
    });
  const changed = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section className="card stack gap-3 start" aria-labelledby="status-card-title">
      <h2 className="text-lg" id="status-card-title">
        {t('status.label')}
      </h2>
      <p className={`status-badge is-${state}`}>{t(`status.${state}`)}</p>
      {!profile.is_active && (
        <p className="muted">{t(profile.hidden_by_member ? 'status.ownText' : 'status.hiddenText')}</p>
      )}
      {(profile.is_active || profile.hidden_by_member) && (
        <Button variant="secondary" disabled={act.isBusy} onClick={() => void press()}>
          {t(`status.${call}`)}
        </Button>
      )}
      <ActNote act={act} done={(outcome) => t(`status.done.${outcome}`)} />
      <Terms
        className="status-facts term-list"
        terms={[
          [t('status.plan'), t(profile.is_premium ? 'shell:premium' : 'status.free')],
          [t('status.changed'), changed.format(new Date(profile.updated_at))],
          ...(profile.is_active
            ? [[t('status.address'), <OwnAddress path={profilePath(profile)} />] as const]
            : []),
        ]}
      />
    </section>
  );
}

/** An address whose lines break before its parts. */
function OwnAddress({ path }: { path: string }) {
  return (
    <Link to={path}>
      {path.split(/(?=\/)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </Link>
  );
}

// Few visits need it.
const AccountPanel = lazy(async () => ({
  default: (await import('../account/account-panel.tsx')).AccountPanel,
}));

/** The account: its address, and on demand where it is logged in and its password. */
function AccountCard(props: AccountProps) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="card stack" aria-labelledby="account-card-title">
      <h2 className="text-lg" id="account-card-title">
        {t('account.title')}
      </h2>
      {props.email && <p>{t('account.loggedInAs', { email: props.email })}</p>}
      <div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('account.open')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Loading shapes={['block']} />}>
          <AccountPanel {...props} />
        </Suspense>
      )}
    </section>
  );
}

interface ReviewCardProps {
  profile: OwnProfile;
  /** Something was taken back: the profile is to be read anew. */
  onTakenBack: () => Promise<void>;
}

/** Everything of the profile that waits, for the operator or for the owner of a new address. Nothing when nothing does, and nothing was taken back just now. */
function ReviewCard({ profile, onTakenBack }: ReviewCardProps) {
  const { t } = useTranslation('dashboard');
  const [isShown, setIsShown] = useState(false);
  const { waiting_changes: changes, waiting_address: address } = profile;
  if ((changes.length > 0 || address) && !isShown) setIsShown(true);
  if (!isShown) return null;
  return (
    <section className="card stack gap-3" aria-labelledby="review-card-title">
      <h2 className="text-lg" id="review-card-title">
        {t('review.title')}
      </h2>
      {REVIEWED_COLUMNS.map((field) => (
        <WaitingChange key={field} field={field} profile={profile} onTakenBack={onTakenBack} />
      ))}
      <WaitingAddress profile={profile} onTakenBack={onTakenBack} />
    </section>
  );
}
