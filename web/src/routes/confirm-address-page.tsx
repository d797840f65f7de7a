import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { ApiFailure, askApi, SEND_TIMEOUT_MS } from '../site/ask-api.ts';
import { unlistedHead } from '../site/route.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export const head = unlistedHead('account:confirmAddress.title');

type State =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'done'; address: string }
  | { status: 'failed'; text: string };

/** Where the mail to a new contact address leads. Opening it does nothing: programs open links, people press buttons. */
export function Component() {
  const { t } = useTranslation(['account', 'shell']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // As the page was opened: the token does not stay in the address.
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  const [state, setState] = useState<State>({ status: 'idle' });
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  async function confirm(): Promise<void> {
    setState({ status: 'busy' });
    try {
      const { address } = await askApi(
        'POST /api/members/contact-address',
        { token },
        { timeoutMs: SEND_TIMEOUT_MS },
      );
      setState({ status: 'done', address });
    } catch (error) {
      const { status, sentence } = error instanceof ApiFailure ? error : { status: 0, sentence: null };
      const isRefused = status === 404 || status === 400;
      const text = isRefused ? sentence : t(status === 429 ? 'errors.tooMany' : 'errors.unreachable');
      setState({ status: 'failed', text: text ?? t('errors.unreachable') });
    }
  }

  if (token === '')
    return (
      <AuthPage title={t('confirmAddress.title')} withJoin={false}>
        <EmptyState title={t('newPassword.missing')} text={t('confirmAddress.missingText')}>
          <LinkButton to={paths.dashboard()}>{t('confirmAddress.dashboard')}</LinkButton>
        </EmptyState>
      </AuthPage>
    );
  const isDone = state.status === 'done';
  return (
    <AuthPage title={t('confirmAddress.title')} lead={t('confirmAddress.lead')} withJoin={false}>
      <noscript>
        <p className="panel is-soft">{t('shell:needsScripts')}</p>
      </noscript>
      <Outcome failed={state.status === 'failed'} title={isDone ? t('confirmAddress.done') : undefined}>
        {isDone && <p>{t('confirmAddress.doneText', { address: state.address })}</p>}
        {state.status === 'failed' && <p>{state.text}</p>}
      </Outcome>
      {isDone ? (
        <div className="button-row">
          <LinkButton variant="secondary" to={paths.dashboard()}>
            {t('confirmAddress.dashboard')}
          </LinkButton>
        </div>
      ) : (
        <div className="button-row">
          <Button disabled={state.status === 'busy'} onClick={() => void confirm()}>
            {t(state.status === 'busy' ? 'confirmAddress.confirming' : 'confirmAddress.confirm')}
          </Button>
        </div>
      )}
    </AuthPage>
  );
}
