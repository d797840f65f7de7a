import { type ReactNode, use, useState } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { NOT_CHOSEN } from '@directory/domain/inquiries/inquiry';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PostedContext, useSite } from '../../site/contexts.ts';
import type { FormValues } from '../../ui/form/use-form.ts';
import { useToasts } from '../../ui/toasts/use-toasts.tsx';
import { MessageForm, UrgentNote } from './message-form.tsx';
import { useMessageForm } from './use-message-form.ts';
import { type Agreed, type Named, NOBODY_ELSE, Whom } from './whom.tsx';
import { REPLY_DAYS, REPLY_TIMES } from '@directory/domain/contracts/reply-times';
import type { Bilingual, Language } from '@directory/domain/language';
import { WriteDraft } from './write-draft.tsx';
import { type Options, SelectField, TextAreaField, TextField } from '../../ui/form/fields.tsx';

type ContactField = ContactFieldName | 'psychologistId' | 'subject';

interface ContactFormProps<Name extends ContactField> {
  /** Whom it writes to; null for the directory, or for whoever is chosen of a list. */
  psychologist: PublicProfile | null;
  /** Which form it is: named in the statistics, and in the draft that the tab keeps. */
  kind: 'contact_page' | 'profile' | 'shortlist';
  names: readonly Name[];
  /** Who else may be asked; on a list, who may be. */
  people?: readonly Named[];
  subjectOf?: (values: FormValues<Name>) => string;
  /** Said of a message to the directory that was sent. */
  sent?: string;
  /** A toast that says so. Without one, a toast of an earlier failure is taken away. */
  sentToast?: string;
  /** The text of a failure's toast. @param reason the server's sentence; null when it gave none */
  failedToast: (reason: string | null) => string;
  /** The fields, each made with its label and error. */
  children: (field: (name: Name) => { name: Name; label: string; error: string | undefined }) => ReactNode;
}

/** A form that writes to psychologists or to the directory. Its failures are shown in a toast, too. */
export function ContactForm<Name extends ContactField>({
  psychologist,
  kind,
  names,
  people = [],
  subjectOf,
  sent,
  sentToast,
  failedToast,
  children,
}: ContactFormProps<Name>) {
  const { t } = useTranslation('message-form');
  const { sampleData } = useSite();
  const toasts = useToasts();
  const isList = kind === 'shortlist';
  const posted = use(PostedContext);
  const plain = agreedIn(posted?.values);
  const [agreed, agree] = useState(posted?.isSent ? NOBODY_ELSE : plain);
  const whomOf = ({ others }: Agreed) => (psychologist ? [psychologist.id, ...others] : others);
  const to = whomOf(agreed);
  const [first = NOT_CHOSEN] = to;
  const nameOf = (id: string) =>
    psychologist?.id === id ? psychologist.name : (people.find((one) => one.id === id)?.name ?? '');
  // Of what was sent: the form itself is empty by then.
  const [written, setWritten] = useState({
    ...plain,
    people: whomOf(plain),
    email: posted?.values.email?.[0] ?? '',
  });
  const form = useMessageForm<Name | 'psychologistId'>({
    draftName:
      { contact_page: 'contact', profile: 'profile', shortlist: 'shortlist' }[kind] +
      (psychologist ? `:${psychologist.id}` : ''),
    // Last: its boxes get the focus only where nothing that is typed is refused.
    names: isList ? [...names, 'psychologistId'] : names,
    addressed: (values) => ({
      ...(subjectOf && { subject: subjectOf(values) }),
      ...((psychologist || isList) && { psychologistId: first, psychologistName: nameOf(first) }),
      ...(psychologist && { psychologistEmail: psychologist.email ?? '' }),
      ...(to.length > 1 && { ...agreed, others: to.slice(1) }),
    }),
    ...(!isList && {
      counted: { ...(psychologist && { profileId: psychologist.id }), metadata: { form: kind } },
    }),
    prepare: toasts.prepare,
    onSent: (message, later) => {
      const { others = [], atOnce = 1, passesOn = false } = 'others' in message ? message : {};
      setWritten({
        others,
        atOnce,
        passesOn,
        people: [message.psychologistId, ...others],
        email: message.email,
      });
      const text = later ? t('savedForLater') : sentToast;
      if (text) toasts.show({ tone: 'success', text });
      else toasts.clear();
    },
    onFailed: (reason) => toasts.show({ tone: 'error', title: t('failedTitle'), text: failedToast(reason) }),
  });
  const field = (name: Name) => ({ ...form.field(name), label: t(name as 'name') });
  const whom = (
    <Whom
      first={isList ? null : (psychologist?.name ?? '')}
      error={form.errors.psychologistId}
      {...{ people, agreed, agree }}
    />
  );
  const { people: asked, email } = written;
  const endsByHand = !written.passesOn && asked.length > written.atOnce;
  const severalSent = endsByHand ? 'sentByHand' : 'sentConfirm';
  const sentTo = sampleData
    ? t('sentSample')
    : t(asked.length > 1 ? severalSent : 'sentNext', { email, name: nameOf(asked[0] ?? '') });
  return (
    // The form was cleared, or sent: nobody else is agreed to for what comes next.
    <div className="stack gap-5" onReset={() => agree(NOBODY_ELSE)}>
      <MessageForm
        form={form}
        plain={psychologist || isList ? { psychologistId: psychologist?.id ?? NOT_CHOSEN } : {}}
        send={t('send')}
        sent={form.later ? t('savedForLater') : (sent ?? `${t('sent')} ${sentTo}`)}
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
        {isList && whom}
        {children(field as Parameters<typeof children>[0])}
        {!isList && psychologist && whom}
      </MessageForm>
      {toasts.outlet}
    </div>
  );
}

/** What a form that was sent without scripts has ticked. */
function agreedIn(values?: Readonly<Record<string, readonly string[]>>): Agreed {
  if (!values) return NOBODY_ELSE;
  const { others = [], atOnce, passesOn } = values;
  return { others, atOnce: Number(atOnce?.[0]) || 1, passesOn: passesOn !== undefined };
}

/** What a message to psychologists says, beside whom it is for. */
export const CONTACT_FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'preferredReplyDay',
  'preferredReplyTime',
  'message',
] as const;

type ContactFieldName = (typeof CONTACT_FIELDS)[number];

interface ContactFieldsProps {
  /** A field's label and error. */
  field: (name: ContactFieldName) => { name: string; label: string; error: string | undefined };
  /** What helps to write the message. */
  hint: string;
}

/** The fields of a message to psychologists, be it to one or to several. */
export function ContactFields({ field, hint }: ContactFieldsProps) {
  const { t, language } = useTranslation('message-form');
  const none = t('noPreference');
  return (
    <>
      <div className="message-form-pair stack gap-5">
        <TextField {...field('name')} required autoComplete="name" />
        <TextField {...field('email')} required type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField {...field('location')} autoComplete="postal-code" />
        <SelectField {...field('preferredReplyDay')} options={textsIn(language, REPLY_DAYS)} none={none} />
        <SelectField {...field('preferredReplyTime')} options={textsIn(language, REPLY_TIMES)} none={none} />
      </div>
      <WriteDraft />
      <TextAreaField {...field('message')} required hint={hint} />
    </>
  );
}

function textsIn(language: Language, options: Readonly<Record<string, Bilingual>>): Options {
  return Object.entries(options).map(([value, text]) => [value, text[language]]);
}
