import { REPLY_DAYS, REPLY_TIMES } from '@directory/domain/messages/contact';
import type { Bilingual, Language } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContactForm } from './contact-form.tsx';
import { UrgentNote } from './message-form.tsx';
import { SelectField, TextAreaField, TextField } from './message-field.tsx';

const NAMES = [
  'name',
  'email',
  'phone',
  'location',
  'preferredReplyDay',
  'preferredReplyTime',
  'message',
] as const;

export function ProfileContactForm({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('message-form');
  const language = useLanguage();
  return (
    <section className="card message-panel no-print" id="contact" aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">{t('writeTo', { name: profile.name })}</h2>
      <UrgentNote />
      <ContactForm
        psychologist={profile}
        kind="profile"
        names={NAMES}
        sent={t('sentNext', { name: profile.name })}
        sentToast={t('sent')}
        failedToast={() => t('failed')}
      >
        {(field) => (
          <>
            <div className="message-form-pair">
              <TextField {...field('name')} required autoComplete="name" />
              <TextField {...field('email')} required autoComplete="email" />
              <TextField {...field('phone')} autoComplete="tel" />
              <TextField {...field('location')} autoComplete="postal-code" />
              <SelectField
                {...field('preferredReplyDay')}
                options={textsIn(language, REPLY_DAYS)}
                none={t('noPreference')}
              />
              <SelectField
                {...field('preferredReplyTime')}
                options={textsIn(language, REPLY_TIMES)}
                none={t('noPreference')}
              />
            </div>
            <TextAreaField {...field('message')} required hint={t('messageHint')} />
          </>
        )}
      </ContactForm>
    </section>
  );
}

/** The words of some options in a language. */
export function textsIn(
  language: Language,
  options: Readonly<Record<string, Bilingual>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([value, text]) => [value, text[language]]));
}
