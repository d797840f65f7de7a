import { useState } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { PracticeMap } from '../map/practice-map.tsx';
import { similarQuery } from './similar-query.ts';
import { SimilarPsychologists } from './similar-psychologists.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useQuery } from '../../site/use-query.ts';
import { useSite } from '../../site/contexts.ts';
import { useDocumentMark } from '../../site/document-marks.ts';
import { CONTACT_FIELDS, ContactFields } from '../contact-form/contact-fields.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { WhoElse } from '../contact-form/who-else.tsx';
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
  const { sampleData } = useSite();
  const [isWriting, setIsWriting] = useState(false);
  const { data: similar = [] } = useQuery(similarQuery(profile));
  const [others, setOthers] = useState<readonly string[]>([]);
  useDocumentMark('is-writing', isWriting);
  return (
    <section
      className="card message-panel stack gap-5 no-print"
      id="contact"
      aria-labelledby="contact-form-title"
      onFocus={() => setIsWriting(true)}
      onBlur={() => setIsWriting(false)}
      // The form was cleared, or sent: nobody else is agreed to for what comes next.
      onReset={() => setOthers([])}
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
        others={others}
        sent={(asksOthers) =>
          sampleData ? t('sentSample') : t(asksOthers ? 'sentConfirm' : 'sentNext', { name: profile.name })
        }
        sentToast={t('sent')}
        failedToast={() => t('failed')}
      >
        {(field) => (
          <>
            <ContactFields field={field} hint={t('messageHint')} />
            <WhoElse name={profile.name} people={similar} others={others} choose={setOthers} />
          </>
        )}
      </ContactForm>
    </section>
  );
}
