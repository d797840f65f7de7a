import type { ReactNode } from 'react';
import { LOCALES } from '@directory/domain/language';
import { columnOf, columnsIn, type ListedColumn } from '@directory/domain/profile/columns';
import { concernsOf } from '@directory/domain/profile/display';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { Terms } from '../../ui/terms.tsx';
import { TagList } from '../../ui/tag.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OnlineReach } from './online-reach.tsx';
import { useColumnText } from '../practical-facts/use-column-text.ts';
import { TOP_SPECIALTIES } from './profile-header.tsx';

/** What the card beside it says already. */
const IN_CARD: readonly ListedColumn[] = [
  'service_languages',
  'session_types',
  'wait_times',
  'fee_individual_cents',
  'fee_couple_cents',
  'fees_confirmed_at',
  'registration_number',
];

/** The biography and what else helps to choose. What is not given is left out, or, where people look for it, said to be missing. */
export function ProfileOverview({ profile }: { profile: PublicProfile }) {
  const { t, language } = useTranslation('profile');
  const bio = profile.bio[language];
  const more = concernsOf(profile).slice(TOP_SPECIALTIES);
  return (
    <>
      <section className="stack gap-3">
        <h2 className="text-lg">{t('overview.about')}</h2>
        {bio.language !== language && <p className="muted small">{t('overview.bioLanguage')}</p>}
        <p
          className="profile-bio measure"
          lang={bio.language === language ? undefined : LOCALES[bio.language]}
        >
          {bio.text}
        </p>
      </section>
      {more.length > 0 && (
        <section className="profile-more-concerns stack gap-3">
          <h2 className="text-lg">{t('overview.concerns')}</h2>
          <TagList items={more.map((name) => specialtyVocabulary.label(name, language))} />
        </section>
      )}
      <Facts section="practical" profile={profile}>
        {profile.session_types.includes('Online') && <OnlineReach profile={profile} />}
      </Facts>
      <Facts section="fees" profile={profile} />
      <Facts section="training" profile={profile} />
      <Missed profile={profile} />
    </>
  );
}

type Section = 'practical' | 'fees' | 'training';

interface FactsProps {
  section: Section;
  profile: PublicProfile;
  children?: ReactNode;
}

/** The columns of a section with what the profile says in them. */
function useFacts(profile: PublicProfile) {
  const { t, language } = useTranslation('profile');
  const columnText = useColumnText();
  const isInCard = (name: ListedColumn) =>
    IN_CARD.includes(name) ||
    (name === 'sliding_scale' && profile.sliding_scale === true) ||
    // The words below the name are this title, as a woman, a man or nobody has it.
    (name === 'certificate_type' && columnText(profile, name) === registeredTitle(null, language));
  return (section: Section) =>
    columnsIn(section)
      .filter((name) => !isInCard(name))
      .map((name) => ({
        name,
        label: t(`columns.${name}`),
        value: columnText(profile, name),
        isMissed: columnOf(name).missed,
      }));
}

/** What the profile says in the columns of a section; nothing when that is nothing. */
function Facts({ section, profile, children }: FactsProps) {
  const { t } = useTranslation('profile');
  const known = useFacts(profile)(section).filter((fact) => fact.value);
  if (known.length === 0 && !children) return null;
  return (
    <section className="stack gap-3">
      <h2 className="text-lg">{t(`overview.${section}`)}</h2>
      {known.length > 0 && (
        <Terms className="profile-rows measure" terms={known.map(({ label, value }) => [label, value])} />
      )}
      {children}
    </section>
  );
}

/** The names of all that people look for and the profile does not give, once. */
function Missed({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const missed = (['practical', 'fees', 'training'] as const)
    .flatMap(useFacts(profile))
    .filter((fact) => fact.isMissed && !fact.value);
  if (missed.length === 0) return null;
  return (
    <p className="muted">
      {t('missing', { list: missed.map(({ label }) => label.toLowerCase()).join(', ') })}
    </p>
  );
}
