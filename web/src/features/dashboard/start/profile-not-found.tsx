import '../../../components/field.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Message } from '../../../components/message.tsx';
import { SupportLink } from '../../../components/support-link.tsx';
import { StartForm } from './start-form.tsx';

/** Stands where a member's profile would: says what is missing, and lets the member start one. */
export function ProfileNotFound({ onStarted }: { onStarted: () => Promise<void> }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Message title={t('notFound.title')} text={t('notFound.text')}>
        {!isOpen && <Button onClick={() => setIsOpen(true)}>{t('notFound.open')}</Button>}
        <SupportLink label={(email) => email} />
      </Message>
      <div className="dashboard-start container">
        <p className="prose">{t('notFound.explain')}</p>
        {isOpen && <StartForm onStarted={onStarted} />}
      </div>
    </>
  );
}
