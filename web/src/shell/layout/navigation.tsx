import './navigation.css';
import './header.css';
import { useRef, useState } from 'react';
import { conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import { useOnNavigation } from '../../site/navigation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../features/session/use-session.ts';
import type { LogInLocationState } from '../../features/session/sign-out.ts';

interface NavigationLink {
  label: string;
  to: string;
}

export interface NavigationGroup {
  label: string;
  /** Where its links stand below it for good, and the label would only say its first link once more. */
  heading?: string;
  links: readonly NavigationLink[];
}

/** The header's links in their order; the phone menu mirrors them. */
export function useNavigation(): readonly (NavigationLink | NavigationGroup)[] {
  const { t, language } = useTranslation();
  const faq = { label: t('nav.faq'), to: paths.faq() };
  return [
    { label: t('nav.find'), to: paths.search() },
    {
      label: t('nav.assessments'),
      links: [
        { label: t('nav.allAssessments'), to: paths.assessments() },
        ...CONDITIONS.map((condition) => ({
          label: conditionName(condition, language),
          to: paths.assessment(condition),
        })),
      ],
    },
    { label: t('nav.join'), to: paths.join() },
    {
      label: faq.label,
      heading: t('footer.learn'),
      links: [
        faq,
        { label: t('nav.about'), to: paths.about() },
        { label: t('nav.howItWorks'), to: paths.howItWorks() },
        { label: t('nav.blog'), to: paths.blog() },
      ],
    },
  ];
}

const MENU_ID = 'mobile-menu';

/**
 * The header's links on narrow screens. Browsers that know invoker commands open it before any script runs; the footer carries the same links for the rest.
 */
export function MobileMenu() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);

  const open = () => {
    // Where the browser carries out the button's command itself, a second opening would only make it complain.
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  useOnNavigation(close);

  return (
    <div className="mobile-menu">
      <button
        className="icon-button mobile-menu-button"
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: 'show-modal', commandfor: MENU_ID }}
      >
        <span className="visually-hidden">{t('nav.openMenu')}</span>
      </button>
      <Dialog
        className="mobile-menu-dialog"
        variant="side"
        title={t('nav.menu')}
        closeLabel={t('nav.closeMenu')}
        id={MENU_ID}
        ref={dialog}
      >
        <nav aria-label={t('nav.label')}>
          <ul className="mobile-menu-links">
            {navigation.map((item) =>
              'links' in item ? (
                <li key={item.label}>
                  <span className="mobile-menu-group">{item.heading ?? item.label}</span>
                  <ul className="mobile-menu-links mobile-menu-sublinks">
                    {item.links.map((link) => (
                      <li key={link.to}>
                        <Link className="mobile-menu-link" to={link.to} onClick={close}>
                          {link.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ) : (
                <li key={item.label}>
                  <Link className="mobile-menu-link" to={item.to} onClick={close}>
                    {item.label}
                  </Link>
                </li>
              ),
            )}
            <AccountLinks className="mobile-menu-link" onFollow={close} />
          </ul>
        </nav>
      </Dialog>
    </div>
  );
}

/**
 * The list items of the member's account: Dashboard and Logout, or Log in. Until it is known which, both are there and the
 * document's mark (session/stored-session.ts) shows the right one from the first paint on: nothing ever moves.
 */
export function AccountLinks({ className, onFollow }: { className: string; onFollow?: () => void }) {
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

/** Ends the session and goes to the sign-in page, which says so. When the session could not be ended, that is said. */
function LogOutButton({ className, onDone }: { className: string; onDone?: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  async function leave(): Promise<void> {
    setState('leaving');
    try {
      // Fetched when it is wanted: most visitors have no account.
      const { signOut } = await import('../../features/session/sign-out.ts');
      await signOut(() => {
        onDone?.();
        return navigate(paths.login(), { state: { loggedOut: true } satisfies LogInLocationState });
      });
    } catch {
      // Whatever the reason, to the member it is the same: still logged in, and worth another try.
      setState('failed');
    }
  }

  return (
    <>
      <button
        className={`${className} log-out`}
        type="button"
        // A form with unsaved changes asks first (use-unsaved-guard.ts).
        data-leaves
        disabled={state === 'leaving'}
        onClick={() => void leave()}
      >
        {state === 'leaving' ? t('nav.loggingOut') : t('nav.logout')}
      </button>
      {state === 'failed' && (
        // At the end of a long menu, too.
        <p
          className="log-out-failure"
          role="alert"
          ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
        >
          {t('nav.logoutFailed')}
        </p>
      )}
    </>
  );
}
