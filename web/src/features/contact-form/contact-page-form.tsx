import './message-form.css';
import {
  CONTACT_PAGE_FIELDS,
  DEFAULT_SUBJECT,
  DEFAULT_SUBJECT_TEXTS,
} from '@directory/domain/messages/contact';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToasts } from '../../ui/toasts/use-toasts.tsx';
import { FormEnd } from './form-end.tsx';
import { WithoutScripts } from './form-notes.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { TextAreaField, TextField } from './message-field.tsx';
import { useMessageForm } from './use-message-form.ts';

/** The contact page's form: writes to the directory, or to the psychologist that the page was opened for. */
export function ContactPageForm({ psychologist }: { psychologist: PublicProfile | null }) {
  const { t } = useTranslation('message-form');
  const defaultSubject = DEFAULT_SUBJECT_TEXTS[useLanguage()];
  const toasts = useToasts();
  const fields = CONTACT_PAGE_FIELDS;
  const form = useMessageForm({
    draftName: psychologist ? `contact:${psychologist.id}` : 'contact',
    fields,
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
    // The page says that it was sent; a toast that says the opposite would be of the try before.
    onSent: toasts.clear,
    onFailed: (error) =>
      toasts.show({ tone: 'error', title: t('failedTitle'), text: error.reason ?? t('failed') }),
  });
  const { errors, state } = form;
  const field = <Name extends keyof typeof fields>(name: Name) => ({
    name,
    label: t(name),
    rule: fields[name],
    error: errors[name],
  });
  return (
    <>
      <WithoutScripts email={psychologist?.email ?? null} />
      <form className="message-form" {...form.formProps} onFocus={toasts.prepare}>
        <p className="message-form-note">{t('requiredNote')}</p>
        <div className="message-form-pair">
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} autoComplete="email" />
        </div>
        <TextField {...field('subject')} defaultValue={defaultSubject} autoComplete="off" />
        <TextAreaField {...field('message')} />
        <FormEnd state={state} send={t('send')} onClear={form.reset}>
          <FormOutcome
            state={state}
            sent={t('sentSoon')}
            failed={form.reason ?? t('unreachable')}
            failedMore={t('stillHere')}
            hasUnsent={form.hasUnsent}
          />
        </FormEnd>
      </form>
      {toasts.outlet}
    </>
  );
}
