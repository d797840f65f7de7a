import { REPLY_DAYS, REPLY_TIMES } from '@directory/domain/contracts/reply-times';
import type { Bilingual, Language } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { WriteDraft } from './write-draft.tsx';
import { type Options, SelectField, TextAreaField, TextField } from '../../ui/form/fields.tsx';

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

export type ContactFieldName = (typeof CONTACT_FIELDS)[number];

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
