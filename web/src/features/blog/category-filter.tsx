import {
  ARTICLE_CATEGORIES,
  ARTICLE_CATEGORY_KEYS,
  type ArticleCategory,
} from '@directory/domain/article-categories';
import { paths } from '@directory/domain/paths';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The categories as links, so that a choice can be kept, shared and made without scripts. */
export function CategoryFilter({ chosen }: { chosen: ArticleCategory | null }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const choices = [
    { category: null, label: t('list.all'), to: paths.blog() },
    ...ARTICLE_CATEGORY_KEYS.map((category) => ({
      category,
      label: ARTICLE_CATEGORIES[category][language],
      to: paths.blog({ category }),
    })),
  ];
  return (
    <nav aria-label={t('list.filter')}>
      <ul className="pills category-filter">
        {choices.map(({ category, label, to }) => (
          <li key={to}>
            <Link className="pill" to={to} aria-current={category === chosen ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
