import './listing-request.css';
import '../contact-form/message-form.css';
import { useCallback, useRef, useEffect } from 'react';
import { PLAN_NAMES, type Plan } from '@directory/domain/site/plans';
import { PROVINCES } from '@directory/domain/places/provinces';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MessageForm } from '../contact-form/message-form.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields.tsx';
import { useMessageForm } from '../contact-form/use-message-form.ts';

export interface ListingDialogProps {
  /** The plan that was chosen; null while the dialog is closed. */
  plan: Plan | null;
  onClose: () => void;
  /** The request was sent, and an answer will come to this address. */
  onSent: (email: string) => void;
  /** The request was not sent; what was written is kept. */
  onFailed: () => void;
}

const CLOSES_AFTER_MS = 3_000;

/** The listing request, in a dialog that closes by itself once it has said thanks. */
export function ListingDialog({ plan, onClose, onSent, onFailed }: ListingDialogProps) {
  const { t } = useTranslation(['join', 'message-form', 'shell']);
  const dialog = useRef<HTMLDialogElement>(null);

  const onThanked = useCallback(() => {
    // The button that sent it is gone with the form.
    dialog.current?.querySelector('button')?.focus();
    const closing = setTimeout(() => dialog.current?.close(), CLOSES_AFTER_MS);
    return () => clearTimeout(closing);
  }, []);

  return (
    <Dialog
      className="listing-dialog"
      title={t('dialog.title')}
      closeLabel={t('shell:close')}
      isOpen={plan !== null}
      onClose={onClose}
      ref={dialog}
    >
      {plan !== null && <ListingForm plan={plan} onSent={onSent} onFailed={onFailed} onThanked={onThanked} />}
    </Dialog>
  );
}

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

/** What a browser fills in. */
const EMAIL = { required: true, type: 'email', autoComplete: 'email' } as const;

const NAMES = ['name', 'email', 'phone', 'province', 'city', 'listingType', 'message'] as const;

/** What a psychologist who wants to be listed tells the operator. */
function ListingForm({ plan, onSent, onFailed, onThanked }: ListingFormProps) {
  const { t, language } = useTranslation(['join', 'message-form']);
  const form = useMessageForm({
    draftName: 'listing',
    names: NAMES,
    // The plan was chosen just now; one in a draft is older.
    notRestored: 'listingType',
    addressed: ({ listingType }) => ({ type: 'listing_request', subject: `Listing request: ${listingType}` }),
    counted: { metadata: { form: 'listing_request' } },
    onSent: ({ email }) => onSent(email),
    onFailed,
  });
  const isSent = form.state === 'done';
  useEffect(() => (isSent ? onThanked() : undefined), [isSent, onThanked]);
  const { field } = form;
  return (
    <MessageForm
      form={form}
      send={t('dialog.send')}
      sent={t('dialog.sent')}
      failed={t('dialog.failed')}
      failedMore={form.failure}
      isOver={isSent}
    >
      <div className="message-form-pair stack gap-5">
        <TextField {...field('name')} required label={t('message-form:fullName')} autoComplete="name" />
        <TextField {...field('email')} {...EMAIL} label={t('message-form:email')} />
        <TextField {...field('phone')} type="tel" label={t('message-form:phone')} autoComplete="tel" />
        <SelectField
          {...field('listingType')}
          required
          label={t('dialog.listingType')}
          options={PLAN_NAMES.map((plan) => [plan, t(`plans.${plan}.name`)])}
          none={t('dialog.choose')}
          defaultValue={plan}
        />
        <SelectField
          {...field('province')}
          label={t('dialog.province')}
          options={PROVINCES.map(({ code, name }) => [code, name[language]])}
          none={t('dialog.chooseProvince')}
          autoComplete="address-level1"
        />
        <TextField {...field('city')} label={t('dialog.city')} autoComplete="address-level2" />
      </div>
      <TextAreaField {...field('message')} label={t('message-form:message')} hint={t('dialog.messageHint')} />
    </MessageForm>
  );
}
