import { DEFAULT_SUBJECT, DEFAULT_SUBJECT_TEXTS } from '@directory/domain/messages/contact';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { ContactForm } from './contact-form.tsx';
import { TextAreaField, TextField } from './message-field.tsx';

const NAMES = ['name', 'email', 'subject', 'message'] as const;

/** The contact page's form: writes to the directory, or to the psychologist that the page was opened for. */
export function ContactPageForm({ psychologist }: { psychologist: PublicProfile | null }) {
  const { t } = useTranslation('message-form');
  const defaultSubject = DEFAULT_SUBJECT_TEXTS[useLanguage()];
  return (
    <ContactForm
      psychologist={psychologist}
      kind="contact_page"
      names={NAMES}
      subjectOf={({ subject }) => (subject === defaultSubject ? DEFAULT_SUBJECT : subject)}
      sent={t('sentSoon')}
      failedToast={(reason) => reason ?? t('failed')}
    >
      {(field) => (
        <>
          <div className="message-form-pair">
            <TextField {...field('name')} required autoComplete="name" />
            <TextField {...field('email')} required autoComplete="email" />
          </div>
          <TextField {...field('subject')} defaultValue={defaultSubject} autoComplete="off" />
          <TextAreaField {...field('message')} required />
        </>
      )}
    </ContactForm>
  );
}
