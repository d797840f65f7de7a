import { useState } from 'react';
import { REVIEWED_FIELD_NAMES } from '@directory/domain/profile/fields';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { WaitingChange, type WaitingChangeProps } from './waiting-change.tsx';

/** Everything of the profile that waits for the operator. Nothing when nothing does, and nothing was taken back just now. */
export function ReviewCard(props: Omit<WaitingChangeProps, 'field'>) {
  const { t } = useTranslation('dashboard');
  const [isShown, setIsShown] = useState(false);
  if (props.changes.length > 0 && !isShown) setIsShown(true);
  if (!isShown) return null;
  return (
    <section className="card review-card" aria-labelledby="review-card-title">
      <h2 id="review-card-title">{t('review.title')}</h2>
      {REVIEWED_FIELD_NAMES.map((field) => (
        <WaitingChange key={field} field={field} {...props} />
      ))}
    </section>
  );
}
