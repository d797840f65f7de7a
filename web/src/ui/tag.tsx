import './tag.css';
import { useTranslation } from '../i18n/use-translation.ts';

/** Short facts: specialties, languages. */
export function TagList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul className="tag-list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <span className="tag">{item}</span>
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
