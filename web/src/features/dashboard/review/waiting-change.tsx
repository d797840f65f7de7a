import { useEffect, useRef, useState } from 'react';
import { LOCALES } from '@directory/domain/language';
import type { ReviewedColumn } from '@directory/domain/profile/columns';
import type { ApiFailure } from '../../../site/ask-api.ts';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { asFailure, useFailureText } from '../data/member-request.ts';
import { takeBackChange, type WaitingChange as Change } from '../data/own-profile.ts';

export interface WaitingChangeProps {
  field: ReviewedColumn;
  /** Everything of the profile that waits. */
  changes: readonly Change[];
  /** Something was taken back: the profile is to be read anew. */
  onTakenBack: () => Promise<void>;
}

/** What was asked for of one field, while it waits for the operator, with the button that takes it back. */
export function WaitingChange({ field, changes, onTakenBack }: WaitingChangeProps) {
  const { t } = useTranslation('dashboard');
  const failureText = useFailureText();
  const outcome = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const change = changes.find((each) => each.field === field);

  useEffect(() => {
    // The button that was pressed is gone with what waited.
    if (state === 'done') outcome.current?.focus();
  }, [state]);

  async function takeBack(): Promise<void> {
    setState('busy');
    setFailure(null);
    try {
      await takeBackChange(field);
      await onTakenBack();
      setState('done');
    } catch (error) {
      setFailure(asFailure(error, 'unreachable'));
      setState('idle');
    }
  }

  return (
    <div className="waiting-change">
      {change && <Waiting change={change} isBusy={state === 'busy'} onTakeBack={() => void takeBack()} />}
      <div className="waiting-change-outcome" role="status" ref={outcome} tabIndex={-1}>
        {state === 'done' && !change && t('review.takenBack')}
        {failure && `${t('review.failed')}. ${failureText(failure)}`}
      </div>
    </div>
  );
}

const TAKE_BACK = { name: 'review.takeBackName', credentials: 'review.takeBackCredentials' } as const;

function Waiting(props: { change: Change; isBusy: boolean; onTakeBack: () => void }) {
  const { change, isBusy, onTakeBack } = props;
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' });
  return (
    <div className="waiting-change-note" role="group" aria-label={t(`review.${change.field}`)}>
      <p className="waiting-change-title">{t(`review.${change.field}`)}</p>
      <p className="waiting-change-words">{change.value ?? <em>{t('review.none')}</em>}</p>
      <p className="waiting-change-why">
        {t('review.asked', { date: day.format(new Date(change.requested_at)) })}
      </p>
      <Button
        variant="secondary"
        disabled={isBusy}
        aria-label={t(TAKE_BACK[change.field])}
        onClick={onTakeBack}
      >
        {t('review.takeBack')}
      </Button>
    </div>
  );
}
