import type { FoundPerson } from '@directory/domain/profile/found-person';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { PracticeMap } from '../map/practice-map.tsx';
import { similarQuery } from './similar-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useQuery } from '../../site/use-query.ts';
import { PageDialog } from '../../ui/dialog/page-dialog.tsx';
import { CONTACT_FIELDS, ContactFields, ContactForm } from '../contact-form/contact-form.tsx';
import { SampleNote, UrgentNote } from '../contact-form/message-form.tsx';
import type { Named } from '../contact-form/whom.tsx';
import { Link } from '../../ui/link.tsx';
import { provinceByCode } from '@directory/domain/places/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { Avatar } from '../../ui/avatar.tsx';
import { Premium } from '../../ui/tag.tsx';
import { PracticalFacts } from '../practical-facts/practical-facts.tsx';
import { Heart } from '../shortlist/heart.tsx';

/** The end of a profile: where the practice is, who else is near by, and the form, which opens over the page. */
export function ProfileReach({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <PracticeMap profile={profile} />
      <SimilarPsychologists profile={profile} />
      <ProfileContactForm profile={profile} />
    </>
  );
}

function ProfileContactForm({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation(['message-form', 'shell']);
  const { data: similar = [] } = useQuery(similarQuery(profile));
  return (
    <PageDialog id="contact" title={t('writeTo', { name: profile.name })} closeLabel={t('shell:close')}>
      <SampleNote />
      <UrgentNote province={profile.province} />
      <ContactForm
        psychologist={profile}
        kind="profile"
        names={CONTACT_FIELDS}
        people={similar.map(nameable)}
        sentToast={t('sent')}
        failedToast={() => t('failed')}
      >
        {(field) => <ContactFields field={field} hint={t('messageHint')} />}
      </ContactForm>
    </PageDialog>
  );
}

/** A found person as a message's form lists them: whoever takes nobody cannot be chosen there. */
export const nameable = ({ id, name, city, accepting }: FoundPerson): Named => ({
  ...{ id, name, city },
  accepting_new_clients: accepting === 'no' ? false : null,
});

const SHARED_SHOWN = 2;

/** Psychologists near by with whom this one shares a specialty. Nothing where there are none, or search is down. */
function SimilarPsychologists({ profile }: { profile: PublicProfile }) {
  const { t, language } = useTranslation(['profile', 'shell']);
  const { data = [] } = useQuery(similarQuery(profile));
  if (data.length === 0) return null;
  return (
    <section className="similar stack gap-3 no-print" aria-labelledby="similar-title">
      <h2 className="text-xl" id="similar-title">
        {t('similar')}
      </h2>
      {data.some((found) => found.is_premium) && <p className="muted small">{t('shell:paid')}</p>}
      <ul className="cards">
        {data.map((found) => (
          <li key={found.id}>
            <div className="similar-card card card-is-link stack gap-2">
              <div className="media">
                <Avatar name={found.name} photoUrl={found.photo_url} size={64} />
                <div>
                  <h3>
                    <Link className="card-link" to={found.path}>
                      {found.name}
                    </Link>
                  </h3>
                  {/* All are of the profile's own province: it is left out where there is a city. */}
                  <p className="dotted-line muted small">
                    <span>{found.city || provinceByCode(found.province)?.name[language]}</span>{' '}
                    {found.registration_number && (
                      <span>{t('shell:number', { number: found.registration_number })} </span>
                    )}
                    {found.is_premium && <Premium />}
                  </p>
                  <p className="small">
                    {found.specialties
                      .slice(0, Math.min(found.matched, SHARED_SHOWN))
                      .map((name) => specialtyVocabulary.label(name, language))
                      .join(', ')}
                  </p>
                </div>
                <Heart id={found.id} name={found.name} />
              </div>
              <PracticalFacts facts={found} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
