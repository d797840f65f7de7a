import './listing-request.css';
import '../contact-form/message-form.css';
import { useEffect, useRef } from 'react';
import type { ListedAlike } from '@directory/domain/contracts/contact';
import { paths } from '@directory/domain/site/paths';
import { PLAN_NAMES, type Plan } from '@directory/domain/site/plans';
import { PROVINCES } from '@directory/domain/places/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageDialog } from '../../ui/dialog/page-dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields.tsx';
import { Link } from '../../ui/link.tsx';
import { MessageForm } from '../contact-form/message-form.tsx';
import { useMessageForm } from '../contact-form/use-message-form.ts';

interface ListingFormProps {
  /** Chosen on the page, and still to be changed here. */
  plan: Plan | undefined;
  /** The request was sent, and an answer will come to this address. The form may be gone by then. */
  onSent: (email: string) => void;
  /** The request was not sent; what was written is kept. @param reason the server's; null when it gave none */
  onFailed: (reason: string | null) => void;
}

/** Where on the page the request stands, which opens over it. */
export const LISTING_ID = 'request';

const CLOSES_AFTER_MS = 3_000;

/** The listing request, in a dialog that closes by itself once it has said thanks. @param turn each has a form of its own */
export function ListingDialog({ turn, ...props }: ListingFormProps & { turn: number }) {
  const { t } = useTranslation(['join', 'shell']);
  return (
    <PageDialog
      className="listing-dialog"
      id={LISTING_ID}
      title={t('dialog.title')}
      closeLabel={t('shell:close')}
    >
      <ListingForm key={turn} {...props} />
    </PageDialog>
  );
}

/** What a browser fills in. */
const EMAIL = { required: true, type: 'email', autoComplete: 'email' } as const;

const NAMES = [
  'name',
  'email',
  'phone',
  'province',
  'city',
  'registrationNumber',
  'listingType',
  'message',
] as const;

/** What a psychologist who wants to be listed tells the operator. */
function ListingForm({ plan, onSent, onFailed }: ListingFormProps) {
  const { t, language } = useTranslation(['join', 'message-form']);
  const isOther = useRef(false);
  const form = useMessageForm({
    draftName: 'listing',
    names: NAMES,
    // The plan was chosen just now; one in a draft is older.
    notRestored: 'listingType',
    addressed: ({ listingType }) => ({
      ...{ type: 'listing_request', subject: `Listing request: ${listingType}`, isOther: isOther.current },
    }),
    counted: { metadata: { form: 'listing_request' } },
    onSent: ({ email }) => onSent(email),
    onFailed,
  });
  const { ref } = form.formProps;
  const isSent = form.state === 'done';
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!isSent || !dialog) return;
    // The button that sent it is gone with the form.
    dialog.querySelector('button')?.focus();
    const closing = setTimeout(() => dialog.close(), CLOSES_AFTER_MS);
    return () => clearTimeout(closing);
  }, [isSent, ref]);
  const { field, listed } = form;
  const isListed = listed.length > 0;
  return (
    <MessageForm
      form={form}
      plain={{ type: 'listing_request' }}
      send={t('dialog.send')}
      sent={t('dialog.sent')}
      failed={(isListed && form.failure) || t('dialog.failed')}
      failedMore={
        isListed ? <Listed people={listed} onOther={() => (isOther.current = true)} /> : form.failure
      }
      leadsOn={isListed}
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
          options={PLAN_NAMES.map((name) => [name, t(`plans.${name}.name`)])}
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
      <TextField {...field('registrationNumber')} label={t('dialog.number')} hint={t('dialog.numberHint')} />
      <TextAreaField {...field('message')} label={t('message-form:message')} />
    </MessageForm>
  );
}

/** Who is listed already and may be who asks, the way to claim each profile or to sign in, and the press of whoever is somebody else. */
function Listed({ people, onOther }: { people: readonly ListedAlike[]; onOther: () => void }) {
  const { t } = useTranslation(['join', 'claim']);
  return (
    <>
      <ul className="stack gap-2">
        {people.map(({ id, name, city, hasAccount }) => (
          <li className="row" key={id}>
            <Link to={paths.profileById(id)}>{[name, city].filter(Boolean).join(', ')}</Link>
            <LinkButton variant="secondary" to={hasAccount ? paths.login() : paths.claim(id)}>
              {t(hasAccount ? 'claim:taken.login' : 'claim:title')}
            </LinkButton>
          </li>
        ))}
      </ul>
      <div className="button-row">
        <Button type="submit" variant="quiet" name="isOther" value="1" onClick={onOther}>
          {t('dialog.isOther')}
        </Button>
      </div>
    </>
  );
}
