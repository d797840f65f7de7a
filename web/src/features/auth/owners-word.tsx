import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tokenIn, useHere } from '../inquiry/linked-page.tsx';
import { AuthPage } from './auth-page.tsx';

interface OwnersWordProps {
  title: string;
  lead: string;
  /** What the page says of a press; one without a title has failed. */
  said: Readonly<Record<string, { title?: string; text: string }>>;
  /** What can be pressed. */
  children: (token: string) => ReactNode;
}

/** Where the mail to an address leads that its owner has to confirm. Opening it does nothing: programs open links, people press buttons. */
export function OwnersWord({ title, lead, said, children }: OwnersWordProps) {
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
      <AuthPage title={title} withJoin={false}>
        <EmptyState title={t('newPassword.missing')} text={t('confirmAddress.missingText')}>
          <LinkButton to={paths.dashboard()}>{t('confirmAddress.dashboard')}</LinkButton>
        </EmptyState>
      </AuthPage>
    );
  const words =
    did === 'later'
      ? { text: t('errors.tooMany') }
      : (did !== null && Object.hasOwn(said, did) && said[did]) || { text: t('confirmAddress.failed') };
  return (
    <AuthPage title={title} {...(token && { lead })} withJoin={false}>
      <Outcome failed={did !== null && !words.title} title={did === null ? undefined : words.title}>
        {did !== null && <p>{words.text}</p>}
      </Outcome>
      <div className="button-row">
        {token === '' ? (
          <LinkButton variant="secondary" to={paths.dashboard()}>
            {t('confirmAddress.dashboard')}
          </LinkButton>
        ) : (
          children(token)
        )}
      </div>
    </AuthPage>
  );
}
