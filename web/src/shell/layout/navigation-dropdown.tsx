import { useEffect, useRef } from 'react';
import { useLanguage } from '../../site/contexts.ts';
import { useOnNavigation } from '../../site/navigation-effects.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { NavigationGroup } from './navigation.ts';

/**
 * A group of links behind one word. The browser's own disclosure opens it, before any script runs, and closes its
 * siblings; scripts add closing by Escape, by a press elsewhere and by going to a page.
 */
export function NavigationDropdown({ group }: { group: NavigationGroup }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const details = useRef<HTMLDetailsElement>(null);

  useOnNavigation(() => {
    if (details.current) details.current.open = false;
  });

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      const hadFocus = details.current.contains(document.activeElement);
      details.current.open = false;
      if (hadFocus) details.current.querySelector('summary')?.focus();
    };
    const closeOnOutside = (event: Event) => {
      if (event.target instanceof Node && details.current && !details.current.contains(event.target)) {
        details.current.open = false;
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnOutside);
    document.addEventListener('focusin', closeOnOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnOutside);
      document.removeEventListener('focusin', closeOnOutside);
    };
  }, []);

  return (
    <details className="dropdown" name="header-dropdown" ref={details}>
      <summary className="header-link dropdown-summary">{t(group.label)}</summary>
      <ul className="dropdown-links">
        {group.links.map((link) => (
          <li key={link.to}>
            <Link className="dropdown-link" to={link.to}>
              {typeof link.label === 'string' ? t(link.label) : link.label[language]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
