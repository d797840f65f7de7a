import './mobile-menu.css';
import { useRef } from 'react';
import { useLanguage } from '../../site/contexts.ts';
import { useOnNavigation } from '../../site/navigation-effects.ts';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountLinks } from './account-links.tsx';
import { navigation } from './navigation.ts';

const MENU_ID = 'mobile-menu';

/**
 * The header's links on narrow screens, in the browser's own modal dialog: focus stays inside, Escape closes it. Browsers
 * that know invoker commands open it before any script runs; the footer carries the same links for the rest.
 */
export function MobileMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
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
        className="mobile-menu-button mobile-menu-open"
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: 'show-modal', commandfor: MENU_ID }}
      >
        <VisuallyHidden>{t('nav.openMenu')}</VisuallyHidden>
      </button>
      <dialog
        className="mobile-menu-dialog"
        id={MENU_ID}
        ref={dialog}
        aria-label={t('nav.menu')}
        onClick={(event) => {
          // The dialog itself is the target only of a press on the backdrop.
          if (event.target === event.currentTarget) close();
        }}
      >
        <div className="mobile-menu-panel">
          <div className="mobile-menu-top">
            <span className="mobile-menu-title">{t('nav.menu')}</span>
            <button
              className="mobile-menu-button mobile-menu-close"
              type="button"
              onClick={close}
              {...{ command: 'close', commandfor: MENU_ID }}
            >
              <VisuallyHidden>{t('nav.closeMenu')}</VisuallyHidden>
            </button>
          </div>
          <nav aria-label={t('nav.label')}>
            <ul className="mobile-menu-links">
              {navigation.map((item) =>
                'links' in item ? (
                  <li key={`${item.label}-group`}>
                    <span className="mobile-menu-group">{t(item.label)}</span>
                    <ul className="mobile-menu-links mobile-menu-sublinks">
                      {item.links.map((link) => (
                        <li key={link.to}>
                          <Link className="mobile-menu-link" to={link.to} onClick={close}>
                            {typeof link.label === 'string' ? t(link.label) : link.label[language]}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </li>
                ) : (
                  <li key={item.label}>
                    <Link className="mobile-menu-link" to={item.to} onClick={close}>
                      {t(item.label)}
                    </Link>
                  </li>
                ),
              )}
              <AccountLinks className="mobile-menu-link" onFollow={close} />
            </ul>
          </nav>
        </div>
      </dialog>
    </div>
  );
}
