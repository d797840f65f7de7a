import { unlistedHead } from '../site/route.ts';
import { OwnersWord } from '../features/auth/owners-word.tsx';
import { PressForm } from '../features/inquiry/press-form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export const head = unlistedHead('account:confirmAddress.title');

/** Where the mail to a new contact address leads. */
export function Component() {
  const { t } = useTranslation('account');
  return (
    <OwnersWord
      title={t('confirmAddress.title')}
      lead={t('confirmAddress.lead')}
      said={{ done: { title: t('confirmAddress.done'), text: t('confirmAddress.doneText') } }}
    >
      {(token) => (
        <PressForm action="/api/members/contact-address" token={token} label={t('confirmAddress.confirm')} />
      )}
    </OwnersWord>
  );
}
