import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { unlistedHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { tokenIn, useHere } from '../features/inquiry/linked-page.tsx';
import { PressForm } from '../features/inquiry/press-form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export const head = unlistedHead('account:confirmAddress.title');

/** Where the mail to a new contact address leads. Opening it does nothing: programs open links, people press buttons. */
export function Component() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const here = useHere();
  // As the page was opened: the token does not stay in the address.
  const [token] = useState(() => tokenIn(here));
  const { href } = here;
  useEffect(() => {
    const { pathname, searchParams } = new URL(href);
    if (!searchParams.has('token')) return;
    searchParams.delete('token');
    void navigate({ pathname, search: searchParams.toString() }, { replace: true });
  }, [navigate, href]);

  const did = here.searchParams.get('did');
  if (token === '' && did === null)
    return (
      <AuthPage title={t('confirmAddress.title')} withJoin={false}>
        <EmptyState title={t('newPassword.missing')} text={t('confirmAddress.missingText')}>
          <LinkButton to={paths.dashboard()}>{t('confirmAddress.dashboard')}</LinkButton>
        </EmptyState>
      </AuthPage>
    );
  const isDone = did === 'done';
  return (
    <AuthPage
      title={t('confirmAddress.title')}
      {...(token && { lead: t('confirmAddress.lead') })}
      withJoin={false}
    >
      <Outcome failed={did !== null && !isDone} title={isDone ? t('confirmAddress.done') : undefined}>
        {did !== null && (
          <p>
            {t(
              isDone
                ? 'confirmAddress.doneText'
                : did === 'later'
                  ? 'errors.tooMany'
                  : 'confirmAddress.failed',
            )}
          </p>
        )}
      </Outcome>
      <div className="button-row">
        {token === '' ? (
          <LinkButton variant="secondary" to={paths.dashboard()}>
            {t('confirmAddress.dashboard')}
          </LinkButton>
        ) : (
          <PressForm
            action="/api/members/contact-address"
            token={token}
            label={t('confirmAddress.confirm')}
          />
        )}
      </div>
    </AuthPage>
  );
}
