import type { FoundPerson } from '@directory/domain/profile/found-person';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { PracticeMap } from '../map/practice-map.tsx';
import { similarQuery } from './similar-query.ts';
import { SimilarPsychologists } from './similar-psychologists.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useQuery } from '../../site/use-query.ts';
import { PageDialog } from '../../ui/dialog/page-dialog.tsx';
import { CONTACT_FIELDS, ContactFields } from '../contact-form/contact-fields.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { SampleNote, UrgentNote } from '../contact-form/message-form.tsx';
import type { Named } from '../contact-form/whom.tsx';

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
  const { data: similar = [] } = useQuery(similarQuery(profile));
  return (
    <PageDialog id="contact" title={t('writeTo', { name: profile.name })} closeLabel={t('toast.close')}>
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
