import { useState } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { PracticeMap } from '../map/practice-map.tsx';
import { similarQuery } from './similar-query.ts';
import { SimilarPsychologists } from './similar-psychologists.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useQuery } from '../../site/use-query.ts';
import { useDocumentMark } from '../../site/document-marks.ts';
import { CONTACT_FIELDS, ContactFields } from '../contact-form/contact-fields.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { SampleNote, UrgentNote } from '../contact-form/message-form.tsx';

/** The end of a profile: write to the psychologist, find the practice, see who else is near by. */
export function ProfileReach({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <div className="profile-reach stack">
        <ProfileContactForm profile={profile} />
        <PracticeMap profile={profile} />
      </div>
      <SimilarPsychologists profile={profile} />
    </>
  );
}

function ProfileContactForm({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('message-form');
  const [isWriting, setIsWriting] = useState(false);
  const { data: similar = [] } = useQuery(similarQuery(profile));
  useDocumentMark('is-writing', isWriting);
  return (
    <section
      className="card message-panel stack gap-5 no-print"
      id="contact"
      aria-labelledby="contact-form-title"
      onFocus={() => setIsWriting(true)}
      onBlur={() => setIsWriting(false)}
    >
      <h2 className="text-xl" id="contact-form-title">
        {t('writeTo', { name: profile.name })}
      </h2>
      <SampleNote />
      <UrgentNote province={profile.province} />
      <ContactForm
        psychologist={profile}
        kind="profile"
        names={CONTACT_FIELDS}
        people={similar}
        sentToast={t('sent')}
        failedToast={() => t('failed')}
      >
        {(field) => <ContactFields field={field} hint={t('messageHint')} />}
      </ContactForm>
    </section>
  );
}
