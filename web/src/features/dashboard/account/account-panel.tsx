import './account-panel.css';
import { useState } from 'react';
import { useQueryClient } from '../../../site/use-query.ts';
import { useLaterStrings, useTranslation } from '../../../i18n/use-translation.ts';
import { NewPasswordForm } from '../../auth/new-password-form.tsx';
import { loadSupabase } from '../../session/load-supabase.ts';
import { endSession } from '../../session/sign-out.ts';
import { SessionList } from './session-list.tsx';
import { sessionsQuery } from './own-sessions.ts';

/** Where the account is logged in, and a new password, which ends all of that but here. */
export function AccountPanel({ email }: { email: string | undefined }) {
  useLaterStrings(['account', 'sessions']);
  const { t } = useTranslation('sessions');
  const queryClient = useQueryClient();
  const [client] = useState(() => ({
    updateUser: async (change: { password: string; current_password?: string }) =>
      (await loadSupabase()).auth.updateUser(change),
  }));
  return (
    <div className="account-panel">
      <SessionList email={email} />
      <h3>{t('password')}</h3>
      <NewPasswordForm
        client={client}
        email={email ?? ''}
        asksPresent
        onExpired={() => void endSession()}
        onSaved={() => queryClient.refresh(sessionsQuery(email))}
      />
    </div>
  );
}
