import './navigation.css';
import { useRef } from 'react';
import { conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import { useLanguage } from '../../site/contexts.ts';
import { useOnNavigation } from '../../site/navigation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountLinks } from './account-links.tsx';

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
  const { t } = useTranslation();
  const language = useLanguage();
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
