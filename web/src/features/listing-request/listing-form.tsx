import '../contact-form/message-form.css';
import { useEffect } from 'react';
import { LISTING_REQUEST_FIELDS } from '@directory/domain/messages/contact';
import type { Plan } from '@directory/domain/plans';
import { PROVINCES } from '@directory/domain/provinces';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormEnd } from '../contact-form/form-end.tsx';
import { FormOutcome } from '../contact-form/form-outcome.tsx';
import { SelectField, TextAreaField, TextField } from '../contact-form/message-field.tsx';
import { useMessageForm } from '../contact-form/use-message-form.ts';

interface ListingFormProps {
  /** Chosen on the page, and still to be changed here. */
  plan: Plan;
  /** The request was sent, and an answer will come to this address. The form may be gone by then. */
  onSent: (email: string) => void;
  /** The request was not sent. The form may be gone by then. */
  onFailed: () => void;
  /** The thanks are on the screen. Returns what to do when they leave it. */
  onThanked: () => () => void;
}

/** What a psychologist who wants to be listed tells the operator. */
export function ListingForm({ plan, onSent, onFailed, onThanked }: ListingFormProps) {
  const { t } = useTranslation(['join', 'message-form']);
  const language = useLanguage();
  const fields = LISTING_REQUEST_FIELDS;
  const form = useMessageForm({
    draftName: 'listing',
    fields,
    // The plan was chosen just now; one in a draft is older.
    notRestored: 'listingType',
    addressed: ({ listingType }) => ({ type: 'listing_request', subject: `Listing request: ${listingType}` }),
    counted: { metadata: { form: 'listing_request' } },
    onSent: ({ email }) => onSent(email),
    onFailed,
  });
  const { errors, state } = form;
  const isSent = state === 'sent';
  useEffect(() => (isSent ? onThanked() : undefined), [isSent, onThanked]);
  const field = <Name extends keyof typeof fields>(name: Name) => ({
    name,
    rule: fields[name],
    error: errors[name],
  });
  return (
    <form className="message-form" {...form.formProps}>
      <div className="message-form" hidden={isSent}>
        <p className="message-form-note">{t('message-form:requiredNote')}</p>
        <div className="message-form-pair">
          <TextField {...field('name')} label={t('message-form:fullName')} autoComplete="name" />
          <TextField {...field('email')} label={t('message-form:email')} autoComplete="email" />
          <TextField {...field('phone')} label={t('message-form:phone')} autoComplete="tel" />
          <SelectField
            {...field('listingType')}
            label={t('dialog.listingType')}
            options={{
              free: t('plans.free.name'),
              monthly: t('plans.monthly.name'),
              annual: t('plans.annual.name'),
            }}
            none={t('dialog.choose')}
            defaultValue={plan}
          />
          <SelectField
            {...field('province')}
            label={t('dialog.province')}
            options={Object.fromEntries(PROVINCES.map(({ code, name }) => [code, name[language]]))}
            none={t('dialog.chooseProvince')}
            autoComplete="address-level1"
          />
          <TextField {...field('city')} label={t('dialog.city')} autoComplete="address-level2" />
        </div>
        <TextAreaField {...field('message')} label={t('dialog.message')} hint={t('dialog.messageHint')} />
      </div>
      <FormEnd state={state} send={t('dialog.send')} onClear={form.reset} isOver={isSent}>
        <FormOutcome
          state={state}
          sent={t('dialog.sent')}
          failed={t('dialog.failed')}
          failedMore={form.reason}
          hasUnsent={form.hasUnsent}
        />
      </FormEnd>
    </form>
  );
}
