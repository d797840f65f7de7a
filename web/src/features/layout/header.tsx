import './header.css';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '@directory/domain/paths';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationDropdown } from './navigation-dropdown.tsx';
import { navigation } from './navigation.ts';

/** The site's header. On narrow screens the links move into the menu. */
export function Header() {
  const { t } = useTranslation();
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
                  <NavLink className="header-link" to={item.to}>
                    {t(item.label)}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
          <NavLink className="header-link header-login" to={paths.login()}>
            {t('nav.login')}
          </NavLink>
        </nav>
        <LanguageSwitch />
        <MobileMenu />
      </div>
    </header>
  );
}
