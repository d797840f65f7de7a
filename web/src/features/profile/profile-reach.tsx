import { useEffect, useRef, useState } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { PracticeMap } from '../map/practice-map.tsx';
import { similarQuery } from './similar-query.ts';
import { SimilarPsychologists } from './similar-psychologists.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useQuery } from '../../site/use-query.ts';
import { useSite } from '../../site/contexts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CONTACT_FIELDS, ContactFields } from '../contact-form/contact-fields.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { WhoElse } from '../contact-form/who-else.tsx';
import { SampleNote, UrgentNote } from '../contact-form/message-form.tsx';
import { CONTACT_HREF, CONTACT_ID } from './open-contact.ts';

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

/** Always in the page, where it needs no script to be read; without any it stands at the page's end. */
function ProfileContactForm({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('message-form');
  const { sampleData } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: similar = [] } = useQuery(similarQuery(profile));
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    if (window.location.hash === CONTACT_HREF && !dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      className="contact-dialog no-print"
      id={CONTACT_ID}
      ref={dialog}
      title={t('writeTo', { name: profile.name })}
      closeLabel={t('toast.close')}
    >
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
    </Dialog>
  );
}
