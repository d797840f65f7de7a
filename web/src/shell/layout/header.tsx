import './header.css';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { LANGUAGES, LOCALES, type Language } from '@directory/domain/language';
import { useDismissed } from '../../site/use-dismissed.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountLinks, MobileMenu, useNavigation, type NavigationGroup } from './navigation.tsx';
import { carryToOtherLanguage } from '../../features/search/model/handed-words.ts';
import { ShortlistLink } from '../../features/shortlist/heart.tsx';
import { useOnNavigation } from '../../site/navigation.ts';

/** The site's header. On narrow screens the links move into the menu. */
export function Header() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigation = useNavigation();
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
              <li key={item.label}>
                {'links' in item ? (
                  <NavigationDropdown group={item} />
                ) : (
                  <Link
                    className="header-link"
                    to={item.to}
                    aria-current={item.to === pathname ? 'page' : undefined}
                  >
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <ul className="header-links">
            <AccountLinks className="header-link" />
          </ul>
        </nav>
        <ShortlistLink />
        <LanguageSwitch />
        <MobileMenu />
      </div>
    </header>
  );
}

/** A link to the same page in the other language. It loads a new document: the server remembers the choice in a cookie. */
function LanguageSwitch() {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;
  return (
    <a
      className="header-link language-switch"
      href={switchAddress(pathname, search, other)}
      aria-label={t('nav.otherLanguage')}
      hrefLang={other}
      lang={LOCALES[other]}
      onClick={(event) => {
        // The search screen may have changed the address since this was rendered, and no server knows the fragment.
        const { pathname: path, search: query, hash } = window.location;
        event.currentTarget.href = switchAddress(path, query, other) + hash;
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        // It is the same page, and the same entry of the history with all that belongs to it: Back leads to the one before, and the quick
        // exit knows those before as its own.
        event.preventDefault();
        carryToOtherLanguage();
        window.history.replaceState(window.history.state, '', event.currentTarget.href);
        window.location.reload();
      }}
    >
      <span className="on-desk">{t('nav.otherLanguage')}</span>
      <span className="on-phone">{t('nav.otherLanguageShort')}</span>
    </a>
  );
}

/** The address with the language said outright: English too, because the cookie may say French. */
function switchAddress(pathname: string, search: string, language: Language): string {
  const params = new URLSearchParams(search);
  params.set('lang', language);
  return `${pathname}?${params.toString()}`;
}

/**
 * A group of links behind one word. The browser's own disclosure opens it, before any script runs, and closes its
 * siblings; scripts add closing by Escape, by a press elsewhere and by going to a page.
 */
function NavigationDropdown({ group }: { group: NavigationGroup }) {
  const details = useRef<HTMLDetailsElement>(null);

  const close = () => {
    if (details.current) details.current.open = false;
  };
  useOnNavigation(close);
  useDismissed(details, close);

  return (
    <details className="dropdown" name="header-dropdown" ref={details}>
      <summary className="header-link dropdown-summary">{group.label}</summary>
      <ul className="dropdown-links">
        {group.links.map((link) => (
          <li key={link.to}>
            <Link className="dropdown-link" to={link.to}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
