import type { ReactNode } from 'react';
import type { ReviewedColumn } from '@directory/domain/profile/columns';
import { factDay } from '../../../site/days.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { callOwn, type OwnProfile, takeBackAddress, takeBackChange } from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';

interface WaitingProps {
  profile: OwnProfile;
  /** Something was taken back: the profile is to be read anew. */
  onTakenBack: () => Promise<void>;
}

const TAKE_BACK = { name: 'review.takeBackName', credentials: 'review.takeBackCredentials' } as const;

/** What was asked for of one field, while it waits for the operator, with the button that takes it back. */
export function WaitingChange({ field, profile, onTakenBack }: WaitingProps & { field: ReviewedColumn }) {
  const { t, language } = useTranslation('dashboard');
  const act = useAct<'takenBack'>();
  const change = profile.waiting_changes.find((each) => each.field === field);
  const takeBack = async () => {
    await takeBackChange(field);
    await onTakenBack();
    return 'takenBack' as const;
  };
  return (
    <>
      {change && (
        <WaitingNote
          title={t(`review.${field}`)}
          words={change.value ?? <em>{t('review.none')}</em>}
          why={t('review.asked', { date: factDay(change.requested_at, language) })}
        >
          <Button
            variant="secondary"
            disabled={act.isBusy}
            aria-label={t(TAKE_BACK[field])}
            onClick={() => void act.run(takeBack)}
          >
            {t('review.takeBack')}
          </Button>
        </WaitingNote>
      )}
      <ActNote act={act} done={() => (change ? '' : t('address.takenBack'))} />
    </>
  );
}

/** A new contact address while its owner has not confirmed it: the link can be sent again, and the wish taken back. */
export function WaitingAddress({ profile, onTakenBack }: WaitingProps) {
  const { email, waiting_address: waiting } = profile;
  const { t, language } = useTranslation('dashboard');
  const act = useAct<'takenBack' | 'sentAgain' | 'sentBefore'>();
  const takeBack = async () => {
    await takeBackAddress();
    await onTakenBack();
    return 'takenBack' as const;
  };
  /** Not when that was done a moment ago, or often enough. */
  const sendAgain = async () =>
    (await callOwn<boolean>('resend_contact_address')) ? 'sentAgain' : 'sentBefore';
  return (
    <>
      {waiting && (
        <WaitingNote
          title={t('address.waiting')}
          words={waiting.address}
          why={`${t(waiting.undeliverable ? 'address.undeliverable' : 'address.sent', {
            date: factDay(waiting.expires_at, language),
          })} ${email ? t('address.untilThen', { email }) : t('address.noneUntilThen')}`}
        >
          <Button variant="secondary" disabled={act.isBusy} onClick={() => void act.run(sendAgain)}>
            {t('address.sendAgain')}
          </Button>
          <Button
            variant="secondary"
            disabled={act.isBusy}
            aria-label={t('address.takeBackAddress')}
            onClick={() => void act.run(takeBack)}
          >
            {t('review.takeBack')}
          </Button>
        </WaitingNote>
      )}
      <ActNote act={act} done={(outcome) => t(`address.${outcome}`)} />
    </>
  );
}

interface WaitingNoteProps {
  title: string;
  words: ReactNode;
  why: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** What was asked for and does not count yet. */
export function WaitingNote({ title, words, why, children }: WaitingNoteProps) {
  return (
    <div className="notice stack gap-2" role="group" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <p className="waiting-words">{words}</p>
      <p className="small">{why}</p>
      <div className="button-row">{children}</div>
    </div>
  );
}
