import './home.css';
import { paths } from '@directory/domain/paths';
import { Link } from '../../ui/link.tsx';
import { Card } from '../../ui/card.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const cards = [
  { key: 'seek', to: paths.search() },
  { key: 'join', to: paths.join() },
  { key: 'learn', to: paths.blog() },
] as const;

/** Three ways to go on, for the three kinds of visitors. */
export function HelpCards() {
  const { t } = useTranslation('home');
  return (
    <section className="home-section container" aria-labelledby="help-heading">
      <h2 id="help-heading">{t('help.heading')}</h2>
      <ul className="cards help-cards">
        {cards.map(({ key, to }) => (
          <li key={key}>
            <Card isLink>
              <h3>{t(`help.${key}.title`)}</h3>
              <p className="help-card-text">{t(`help.${key}.text`)}</p>
              <Link className="card-link help-card-action" to={to}>
                {t(`help.${key}.action`)}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
