import './mobile-menu.css';
import { useRef } from 'react';
import { useOnNavigation } from '../../site/navigation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountLinks } from './account-links.tsx';
import { useNavigation } from './navigation.ts';

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
        <VisuallyHidden>{t('nav.openMenu')}</VisuallyHidden>
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
