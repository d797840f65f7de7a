import './message-form.css';
import { REPLY_DAYS, REPLY_TIMES } from '@directory/domain/messages/contact';
import type { Bilingual, Language } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToasts } from '../../ui/toasts/use-toasts.tsx';
import { FormEnd, UrgentNote, WithoutScripts, FormOutcome } from './message-form.tsx';
import { SelectField, TextAreaField, TextField } from './message-field.tsx';
import { useMessageForm } from './use-message-form.ts';

const NAMES = [
  'name',
  'email',
  'phone',
  'location',
  'preferredReplyDay',
  'preferredReplyTime',
  'message',
] as const;

/** Writes to the psychologist of a profile. */
export function ProfileContactForm({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('message-form');
  const language = useLanguage();
  const toasts = useToasts();
  const form = useMessageForm({
    draftName: `profile:${profile.id}`,
    names: NAMES,
    addressed: () => ({
      psychologistId: profile.id,
      psychologistName: profile.name,
      psychologistEmail: profile.email ?? '',
    }),
    counted: { profileId: profile.id, metadata: { form: 'profile' } },
    prepare: toasts.prepare,
    onSent: () => toasts.show({ tone: 'success', text: t('sent') }),
    onFailed: () => toasts.show({ tone: 'error', title: t('failedTitle'), text: t('failed') }),
  });
  const { errors, state } = form;
  const field = (name: (typeof NAMES)[number]) => ({
    name,
    label: t(name),
    error: errors[name],
  });
  return (
    <section className="card message-panel no-print" id="contact" aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">{t('writeTo', { name: profile.name })}</h2>
      <UrgentNote />
      <WithoutScripts email={profile.email} />
      <form className="message-form" {...form.formProps}>
        <p className="message-form-note">{t('requiredNote')}</p>
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
        <FormEnd state={state} send={t('send')} onClear={form.reset}>
          <FormOutcome
            state={state}
            sent={t('sentNext')}
            failed={form.failure ?? t('unreachable')}
            failedMore={t('stillHere')}
            hasUnsent={form.hasUnsent}
          />
        </FormEnd>
      </form>
      {toasts.outlet}
    </section>
  );
}

function textsIn(language: Language, options: Readonly<Record<string, Bilingual>>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([value, text]) => [value, text[language]]));
}
