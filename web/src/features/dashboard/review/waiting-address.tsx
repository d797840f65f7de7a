import { useEffect, useRef, useState } from 'react';
import { LOCALES } from '@directory/domain/language';
import type { ApiFailure } from '../../../site/ask-api.ts';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { asFailure, useFailureText } from '../data/member-request.ts';
import { mailAddressAgain, type OwnProfile, takeBackAddress } from '../data/own-profile.ts';

interface WaitingAddressProps {
  profile: Pick<OwnProfile, 'email' | 'waiting_address'>;
  /** It was taken back: the profile is to be read anew. */
  onTakenBack: () => Promise<void>;
}

/** A new contact address while its owner has not confirmed it: the link can be sent again, and the wish taken back. */
export function WaitingAddress({ profile, onTakenBack }: WaitingAddressProps) {
  const { email, waiting_address: waiting } = profile;
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const failureText = useFailureText();
  const note = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<'takenBack' | 'sentAgain' | 'sentBefore' | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' });

  useEffect(() => {
    // The button that was pressed is gone with what waited.
    if (outcome === 'takenBack') note.current?.focus();
  }, [outcome]);

  async function run(act: () => Promise<NonNullable<typeof outcome>>): Promise<void> {
    setIsBusy(true);
    setOutcome(null);
    setFailure(null);
    try {
      setOutcome(await act());
    } catch (error) {
      setFailure(asFailure(error, 'unreachable'));
    } finally {
      setIsBusy(false);
    }
  }
  const takeBack = async () => {
    await takeBackAddress();
    await onTakenBack();
    return 'takenBack' as const;
  };
  const sendAgain = async () => ((await mailAddressAgain()) ? 'sentAgain' : 'sentBefore');

  return (
    <div className="waiting-change">
      {waiting && (
        <div className="waiting-change-note" role="group" aria-label={t('address.waiting')}>
          <p className="waiting-change-title">{t('address.waiting')}</p>
          <p className="waiting-change-words">{waiting.address}</p>
          <p className="waiting-change-why">
            {t(waiting.undeliverable ? 'address.undeliverable' : 'address.sent', {
              date: day.format(new Date(waiting.expires_at)),
            })}{' '}
            {email ? t('address.untilThen', { email }) : t('address.noneUntilThen')}
          </p>
          <div className="button-row">
            <Button variant="secondary" disabled={isBusy} onClick={() => void run(sendAgain)}>
              {t('address.sendAgain')}
            </Button>
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={t('address.takeBackAddress')}
              onClick={() => void run(takeBack)}
            >
              {t('review.takeBack')}
            </Button>
          </div>
        </div>
      )}
      <div className="waiting-change-outcome" role="status" ref={note} tabIndex={-1}>
        {outcome && t(`address.${outcome}`)}
        {failure && `${t('address.failed')} ${failureText(failure)}`}
      </div>
    </div>
  );
}
