import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSite } from '../../site/contexts.ts';
import { CONTACT_FIELDS, ContactFields } from './contact-fields.tsx';
import { ContactForm } from './contact-form.tsx';
import { SampleNote, UrgentNote } from './message-form.tsx';

export function ProfileContactForm({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('message-form');
  const { sampleData } = useSite();
  return (
    <section className="card message-panel no-print" id="contact" aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">{t('writeTo', { name: profile.name })}</h2>
      <SampleNote />
      <UrgentNote province={profile.province} />
      <ContactForm
        psychologist={profile}
        kind="profile"
        names={CONTACT_FIELDS}
        sent={sampleData ? t('sentSample') : t('sentNext', { name: profile.name })}
        sentToast={t('sent')}
        failedToast={() => t('failed')}
      >
        {(field) => <ContactFields field={field} hint={t('messageHint')} />}
      </ContactForm>
    </section>
  );
}
