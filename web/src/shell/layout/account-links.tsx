import './account-links.css';
import { useLocation } from 'react-router-dom';
import { paths } from '@directory/domain/paths';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSession } from '../../features/session/use-session.ts';
import { LogOutButton } from './log-out-button.tsx';

interface AccountLinksProps {
  /** The class of each link and button. */
  className: string;
  onFollow?: () => void;
}

/**
 * The list items of the member's account: Dashboard and Logout, or Log in. Until it is known which, both are there and the
 * document's mark (session/stored-session.ts) shows the right one from the first paint on: nothing ever moves.
 */
export function AccountLinks({ className, onFollow }: AccountLinksProps) {
  const { t } = useTranslation();
  const { status } = useSession();
  const { pathname } = useLocation();
  const isUnknown = status === 'unknown';
  const link = (to: string, label: string) => (
    <Link
      className={className}
      to={to}
      aria-current={pathname === to ? 'page' : undefined}
      onClick={onFollow}
    >
      {label}
    </Link>
  );
  return (
    <>
      {status !== 'signed-in' && (
        <li className={isUnknown ? 'unless-session-kept' : undefined}>
          {link(paths.login(), t('nav.login'))}
        </li>
      )}
      {status !== 'signed-out' && (
        <>
          <li className={isUnknown ? 'if-session-kept' : undefined}>
            {link(paths.dashboard(), t('nav.dashboard'))}
          </li>
          <li className={isUnknown ? 'if-session-kept' : 'account-log-out'}>
            <LogOutButton className={className} {...(onFollow && { onDone: onFollow })} />
          </li>
        </>
      )}
    </>
  );
}
