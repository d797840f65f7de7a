import './tag.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** A short fact: a specialty, a language. */
function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

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

/** Paid for, and said no louder than the words beside it. */
export function Premium() {
  const { t } = useTranslation();
  return <span>{t('premium')}</span>;
}
