import { useState } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { PracticeMap } from '../map/practice-map.tsx';
import { similarQuery } from './similar-query.ts';
import { SimilarPsychologists } from './similar-psychologists.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useQuery } from '../../site/use-query.ts';
import { useSite } from '../../site/contexts.ts';
import { PageDialog } from '../../ui/dialog/page-dialog.tsx';
import { CONTACT_FIELDS, ContactFields } from '../contact-form/contact-fields.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { WhoElse } from '../contact-form/who-else.tsx';
import { SampleNote, UrgentNote } from '../contact-form/message-form.tsx';

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
  const { t } = useTranslation('message-form');
  const { sampleData } = useSite();
  const { data: similar = [] } = useQuery(similarQuery(profile));
  const [others, setOthers] = useState<readonly string[]>([]);
  return (
    <PageDialog id="contact" title={t('writeTo', { name: profile.name })} closeLabel={t('toast.close')}>
      {/* The form was cleared, or sent: nobody else is agreed to for what comes next. */}
      <div className="stack gap-5" onReset={() => setOthers([])}>
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
      </div>
    </PageDialog>
  );
}
