import './message-form.css';
import { DEFAULT_SUBJECT, DEFAULT_SUBJECT_TEXTS } from '@directory/domain/messages/contact';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToasts } from '../../ui/toasts/use-toasts.tsx';
import { FormEnd, WithoutScripts, FormOutcome } from './message-form.tsx';
import { TextAreaField, TextField } from './message-field.tsx';
import { useMessageForm } from './use-message-form.ts';

const NAMES = ['name', 'email', 'subject', 'message'] as const;

/** The contact page's form: writes to the directory, or to the psychologist that the page was opened for. */
export function ContactPageForm({ psychologist }: { psychologist: PublicProfile | null }) {
  const { t } = useTranslation('message-form');
  const defaultSubject = DEFAULT_SUBJECT_TEXTS[useLanguage()];
  const toasts = useToasts();
  const form = useMessageForm({
    draftName: psychologist ? `contact:${psychologist.id}` : 'contact',
    names: NAMES,
    addressed: ({ subject }) => ({
      subject: subject === defaultSubject ? DEFAULT_SUBJECT : subject,
      ...(psychologist && {
        psychologistId: psychologist.id,
        psychologistName: psychologist.name,
        psychologistEmail: psychologist.email ?? '',
      }),
    }),
    counted: {
      ...(psychologist && { profileId: psychologist.id }),
      metadata: { form: 'contact_page' },
    },
    prepare: toasts.prepare,
    // The page says that it was sent; a toast that says the opposite would be of the try before.
    onSent: toasts.clear,
    onFailed: (reason) =>
      toasts.show({ tone: 'error', title: t('failedTitle'), text: reason ?? t('failed') }),
  });
  const { errors, state } = form;
  const field = (name: (typeof NAMES)[number]) => ({
    name,
    label: t(name),
    error: errors[name],
  });
  return (
    <>
      <WithoutScripts email={psychologist?.email ?? null} />
      <form className="message-form" {...form.formProps}>
        <p className="message-form-note">{t('requiredNote')}</p>
        <div className="message-form-pair">
          <TextField {...field('name')} required autoComplete="name" />
          <TextField {...field('email')} required autoComplete="email" />
        </div>
        <TextField {...field('subject')} defaultValue={defaultSubject} autoComplete="off" />
        <TextAreaField {...field('message')} required />
        <FormEnd state={state} send={t('send')} onClear={form.reset}>
          <FormOutcome
            state={state}
            sent={t('sentSoon')}
            failed={form.failure ?? t('unreachable')}
            failedMore={t('stillHere')}
            hasUnsent={form.hasUnsent}
          />
        </FormEnd>
      </form>
      {toasts.outlet}
    </>
  );
}
