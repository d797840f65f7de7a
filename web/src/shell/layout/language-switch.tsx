import { useLocation } from 'react-router-dom';
import { LANGUAGES, LOCALES, type Language } from '@directory/domain/language';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A link to the same page in the other language. It loads a new document: the server remembers the choice in a cookie. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;
  return (
    <a
      className="header-link language-switch"
      href={switchAddress(pathname, search, other)}
      hrefLang={other}
      lang={LOCALES[other]}
      onClick={(event) => {
        // The search screen may have changed the address since this was rendered.
        event.currentTarget.href = switchAddress(window.location.pathname, window.location.search, other);
      }}
    >
      {t('nav.otherLanguage')}
    </a>
  );
}

/** The address with the language said outright: English too, because the cookie may say French. */
function switchAddress(pathname: string, search: string, language: Language): string {
  const params = new URLSearchParams(search);
  params.set('lang', language);
  return `${pathname}?${params.toString()}`;
}
