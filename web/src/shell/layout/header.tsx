import './header.css';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link.tsx';
import { paths } from '@directory/domain/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationDropdown } from './navigation-dropdown.tsx';
import { navigation } from './navigation.ts';

/** The site's header. On narrow screens the links move into the menu. */
export function Header() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <header className="header">
      <div className="header-inner container">
        <Link className="brand" to={paths.home()}>
          <img className="brand-mark" src="/favicon.svg" width="36" height="36" alt="" />
          <span>{t('siteName')}</span>
        </Link>
        <nav className="header-nav" aria-label={t('nav.label')}>
          <ul className="header-links">
            {navigation.map((item) => (
              <li key={item.label + ('links' in item ? '-group' : '')}>
                {'links' in item ? (
                  <NavigationDropdown group={item} />
                ) : (
                  <Link
                    className="header-link"
                    to={item.to}
                    aria-current={item.to === pathname ? 'page' : undefined}
                  >
                    {t(item.label)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <ul className="header-links">
            <AccountLinks className="header-link" />
          </ul>
        </nav>
        <LanguageSwitch />
        <MobileMenu />
      </div>
    </header>
  );
}
