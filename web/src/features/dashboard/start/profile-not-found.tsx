import '../../../ui/field.css';
import { useState } from 'react';
import { useSupportEmail } from '../../../site/contexts.ts';
import { Button } from '../../../ui/button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StartForm } from './start-form.tsx';

/** Stands where a member's profile would: says what is missing, and lets the member start one. */
export function ProfileNotFound({ onStarted }: { onStarted: () => Promise<void> }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setIsOpen] = useState(false);
  const email = useSupportEmail();
  return (
    <div className="dashboard dashboard-start container">
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <p className="prose">{t('notFound.explain')}</p>
      {isOpen ? (
        <StartForm onStarted={onStarted} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t('notFound.open')}</Button>
      )}
      <p className="muted">
        {t('notFound.help')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}
