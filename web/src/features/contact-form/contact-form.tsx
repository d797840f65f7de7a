import { useState, type ReactNode } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FormValues } from '../../ui/form/use-form.ts';
import { useToasts } from '../../ui/toasts/use-toasts.tsx';
import { MessageForm, UrgentNote, WithoutScripts } from './message-form.tsx';
import { useMessageForm } from './use-message-form.ts';

type ContactField =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'subject'
  | 'preferredReplyDay'
  | 'preferredReplyTime'
  | 'message';

interface ContactFormProps<Name extends ContactField> {
  /** Whom it writes to; null for the directory. */
  psychologist: PublicProfile | null;
  /** Which form it is: named in the statistics, and in the draft that the tab keeps. */
  kind: 'contact_page' | 'profile';
  names: readonly Name[];
  /** Who else may be asked, in this order. */
  others?: readonly string[];
  subjectOf?: (values: FormValues<Name>) => string;
  /** Said below the form of a message that was sent. @param asksOthers it named others who may be asked */
  sent: (asksOthers: boolean) => string;
  /** A toast that says the same. Without one, a toast of an earlier failure is taken away. */
  sentToast?: string;
  /** The text of a failure's toast. @param reason the server's sentence; null when it gave none */
  failedToast: (reason: string | null) => string;
  /** The fields, each made with its label and error. */
  children: (field: (name: Name) => { name: Name; label: string; error: string | undefined }) => ReactNode;
}

/** A form that writes to a psychologist or to the directory. Its failures are shown in a toast, too. */
export function ContactForm<Name extends ContactField>({
  psychologist,
  kind,
  names,
  others = [],
  subjectOf,
  sent,
  sentToast,
  failedToast,
  children,
}: ContactFormProps<Name>) {
  const { t } = useTranslation('message-form');
  const toasts = useToasts();
  // Of what was sent: the form itself is empty by then.
  const [asksOthers, setAsksOthers] = useState(false);
  const draftName = kind === 'profile' ? 'profile' : 'contact';
  const form = useMessageForm({
    draftName: psychologist ? `${draftName}:${psychologist.id}` : draftName,
    names,
    addressed: (values) => ({
      ...(subjectOf && { subject: subjectOf(values) }),
      ...(psychologist && {
        psychologistId: psychologist.id,
        psychologistName: psychologist.name,
        psychologistEmail: psychologist.email ?? '',
      }),
      ...(others.length > 0 && { others, passesOn: true }),
    }),
    counted: { ...(psychologist && { profileId: psychologist.id }), metadata: { form: kind } },
    prepare: toasts.prepare,
    onSent: (message, later) => {
      setAsksOthers('others' in message);
      const text = later ? t('savedForLater') : sentToast;
      if (text) toasts.show({ tone: 'success', text });
      else toasts.clear();
    },
    onFailed: (reason) => toasts.show({ tone: 'error', title: t('failedTitle'), text: failedToast(reason) }),
  });
  return (
    <>
      <WithoutScripts email={psychologist?.email ?? null} />
      <MessageForm
        form={form}
        send={t('send')}
        sent={form.later ? t('savedForLater') : sent(asksOthers)}
        sentMore={
          // Whoever hoped for an answer soon learns here that it will take longer.
          form.later && (
            <>
              <p>{form.later}</p>
              <UrgentNote />
            </>
          )
        }
        failed={form.failure ?? t('unreachable')}
        failedMore={t('stillHere')}
      >
        {children((name) => ({ name, label: t(name), error: form.errors[name] }))}
      </MessageForm>
      {toasts.outlet}
    </>
  );
}
