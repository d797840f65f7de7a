import { paths } from '@directory/domain/paths';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ConditionText } from '../../site/text.ts';

/** Where to read on or find help: on this site and elsewhere. */
export function ConditionResources({ content }: { content: ConditionText }) {
  const { t } = useTranslation('condition');
  const { name, title, resources } = content;
  const own = [
    {
      publisher: t('resources.search.publisher'),
      title: t('resources.search.title', { name }),
      to: paths.search({ search: title }),
    },
    {
      publisher: t('resources.guides.publisher'),
      title: t('resources.guides.title'),
      to: paths.blog(),
    },
  ];
  return (
    <section className="condition-section" id="resources" aria-labelledby="resources-title">
      <h2 id="resources-title">{t('resources.title', { name })}</h2>
      <ul className="condition-cards">
        {own.map(({ publisher, title: words, to }) => (
          <li key={to}>
            <Card isLink>
              <p className="condition-card-publisher">{publisher}</p>
              <h3>
                <Link className="card-link" to={to}>
                  {words}
                </Link>
              </h3>
            </Card>
          </li>
        ))}
        {resources.map(({ publisher, title: words, href }) => (
          <li key={href}>
            <Card isLink>
              <p className="condition-card-publisher">{publisher}</p>
              <h3>
                <a className="card-link" href={href} rel="noreferrer">
                  {words}
                </a>
              </h3>
              <p className="condition-card-publisher">{t('resources.elsewhere')}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
