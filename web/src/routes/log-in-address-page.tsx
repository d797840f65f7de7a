import { unlistedHead } from '../site/route.ts';
import { OwnersWord } from '../features/auth/owners-word.tsx';
import { PressForm } from '../features/inquiry/press-form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export const head = unlistedHead('account:logInAddress.title');

/** Where the mails to the old and the new address lead that a member logs in with. */
export function Component() {
  const { t } = useTranslation('account');
  const press = (token: string, say: 'yes' | 'stop') => (
    <PressForm
      action="/api/members/sign-in-address"
      token={token}
      press={['say', say]}
      label={t(say === 'yes' ? 'logInAddress.agree' : 'logInAddress.stop')}
      variant={say === 'yes' ? 'primary' : 'secondary'}
    />
  );
  return (
    <OwnersWord
      title={t('logInAddress.title')}
      lead={t('logInAddress.lead')}
      said={{
        done: { title: t('logInAddress.done'), text: t('logInAddress.doneText') },
        waiting: { title: t('logInAddress.waiting'), text: t('logInAddress.waitingText') },
        stopped: { title: t('logInAddress.stopped'), text: t('logInAddress.stoppedText') },
        taken: { text: t('logInAddress.taken') },
      }}
    >
      {(token) => (
        <>
          {press(token, 'yes')}
          {press(token, 'stop')}
        </>
      )}
    </OwnersWord>
  );
}
