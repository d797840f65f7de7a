import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { type RouteHead, unlistedHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/skeleton.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { NewPasswordForm } from '../features/auth/new-password-form.tsx';
import {
  keepRecoverySession,
  readRecoveryLink,
  useRecovery,
  type Recovery,
} from '../features/auth/use-recovery.ts';
import { useTranslation } from '../i18n/use-translation.ts';

export const head: RouteHead = (of) => ({
  ...unlistedHead('account:newPassword.title')(of),
  parents: [{ label: of.t('account:login.title'), to: paths.login() }],
});

export function Component() {
  const { t } = useTranslation('account');
  const recovery = useRecovery();
  const navigate = useNavigate();
  const [hasExpired, setHasExpired] = useState(false);
  const { search } = useLocation();
  // As the page was opened: the token does not stay in the address.
  const [hasToken] = useState(() => readRecoveryLink(search, '')?.kind === 'token');
  const hasForm = recovery.status === 'ready' && !hasExpired;
  const hasNone = !hasForm && recovery.status !== 'opening';
  return (
    <AuthPage
      title={t('newPassword.title')}
      withJoin={false}
      className={`auth-recovery${hasToken ? ' has-token' : ''}${hasNone ? ' has-no-form' : ''}`}
    >
      {recovery.status === 'ready' && !hasExpired ? (
        <NewPasswordForm
          client={recovery.client}
          email={recovery.email}
          onExpired={() => setHasExpired(true)}
          onSaved={async () => {
            const isSignedIn = await keepRecoverySession(recovery.client);
            await navigate(isSignedIn ? paths.dashboard() : paths.login(), { replace: true });
          }}
        />
      ) : (
        <NoForm recovery={recovery} />
      )}
    </AuthPage>
  );
}

/** Why no password can be chosen, or not yet. */
function NoForm({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation(['account', 'shell']);
  switch (recovery.status) {
    case 'opening':
      return <OpeningLink />;
    case 'unreachable':
      return (
        <EmptyState
          title={t('newPassword.unreachable')}
          text={t('errors.unreachable')}
          retry={recovery.retry}
        />
      );
    case 'missing':
      return (
        <EmptyState title={t('newPassword.missing')} text={t('newPassword.missingText')} live>
          <AskForLink label={t('newPassword.ask')} />
        </EmptyState>
      );
    default:
      return (
        <EmptyState title={t('newPassword.expired')} text={t('newPassword.expiredText')} live>
          <AskForLink label={t('newPassword.askAgain')} />
        </EmptyState>
      );
  }
}

function OpeningLink() {
  const { t } = useTranslation(['account', 'shell']);
  return (
    <>
      <noscript>
        <p className="panel is-soft">{t('shell:needsScripts')}</p>
      </noscript>
      <div className="auth-opening" aria-busy="true">
        <Loading text={t('newPassword.opening')} shapes={['text', 'block']} />
      </div>
    </>
  );
}

function AskForLink({ label }: { label: string }) {
  const { t } = useTranslation('account');
  return (
    <>
      <LinkButton to={paths.passwordReset()}>{label}</LinkButton>
      <LinkButton variant="secondary" to={paths.login()}>
        {t('reset.login')}
      </LinkButton>
    </>
  );
}
