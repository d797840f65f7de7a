import './tag.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** A short fact: a specialty, a language. */
function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

/** A list of facts in one row that wraps. */
export function TagList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul className="tag-list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Tag>{item}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Says that a profile is a paid one. */
export function PremiumTag() {
  const { t } = useTranslation();
  return <span className="tag tag-premium">{t('premium')}</span>;
}
