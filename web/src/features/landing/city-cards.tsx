import { compareNames } from '@directory/domain/fold';
import type { LandingCity } from '@directory/domain/landing';
import { LISTED_CITIES } from '@directory/domain/listed-cities';
import { paths } from '@directory/domain/paths';
import type { Province } from '@directory/domain/provinces';
import { slugify } from '@directory/domain/slug';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PlaceLinks } from './place-links.tsx';
import { cityLinks } from './place-sections.tsx';

/** Cities with a card of their own; the others are links. */
const CARDS = 8;

/** Every city of the province that has psychologists: the listed ones first, which always have a page, then the largest. */
export function CityCards({ province, cities }: { province: Province; cities: readonly LandingCity[] }) {
  const { t } = useTranslation('landing');
  const order = (LISTED_CITIES[province.code] ?? []).map((name) => slugify(name));
  const rank = ({ slug }: LandingCity) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  const sorted = [...cities].sort((a, b) => rank(a) - rank(b));
  const others = sorted.slice(CARDS).sort((a, b) => compareNames(a.slug, b.slug));
  return (
    <>
      <ul className="cards city-cards">
        {sorted.slice(0, CARDS).map(({ name, slug, count }) => (
          <li key={slug}>
            <Card isLink>
              <h3>
                <Link className="card-link" to={paths.city(province.slug, slug)}>
                  {name}
                </Link>
              </h3>
              <p className="muted">{t('count', { count })}</p>
            </Card>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="landing-part">
          <h3>{t('province.moreCities')}</h3>
          <PlaceLinks links={cityLinks(province, others)} />
        </div>
      )}
    </>
  );
}
