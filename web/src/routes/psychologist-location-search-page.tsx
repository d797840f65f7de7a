import { compareNames } from '@directory/domain/text/fold';
import { paths } from '@directory/domain/site/paths';
import { PROVINCES } from '@directory/domain/places/provinces';
import { slugify } from '@directory/domain/text/slug';
import { useQuery } from '../site/use-query.ts';
import { filtersQuery } from '../site/directory-queries.ts';
import { loadOptional, type RouteLoad } from '../site/route.ts';
import { useLanguage } from '../site/contexts.ts';
import { sectionOf } from '../site/text.ts';
import { PlaceLinks } from '../features/landing/place-links.tsx';
import type { TextPartProps } from '../features/text/text-blocks.tsx';
import { InfoExtra } from '../features/text/info-extra.tsx';

export const parts = { places: LocationLinks };

/** The counts are extras: without them the page stands. */
export const load: RouteLoad = ({ queryClient }) => loadOptional(queryClient.query(filtersQuery()));

/** The largest cities named beneath the provinces. */
const CITIES = 16;

/** Every province and territory, and the largest cities, with how many psychologists are listed there. The text titles both. */
function LocationLinks({ blocks }: TextPartProps) {
  const language = useLanguage();
  const { data: filters } = useQuery(filtersQuery());
  const countOf = (code: string) => filters?.provinces.find((entry) => entry.code === code)?.count;
  const cities = PROVINCES.flatMap(({ code, slug }) =>
    (filters?.provinces.find((entry) => entry.code === code)?.cities ?? []).map(({ value, count }) => ({
      label: value,
      to: paths.city(slug, slugify(value)),
      count,
    })),
  )
    .sort((a, b) => b.count - a.count)
    .slice(0, CITIES);
  return (
    <InfoExtra title={sectionOf(blocks, 'provinces').title}>
      <PlaceLinks
        links={[...PROVINCES]
          .sort((a, b) => compareNames(a.name[language], b.name[language]))
          .map(({ code, slug, name }) => {
            const count = countOf(code);
            return { label: name[language], to: paths.province(slug), ...(count !== undefined && { count }) };
          })}
      />
      {cities.length > 0 && (
        <>
          <h3>{sectionOf(blocks, 'cities').title}</h3>
          <PlaceLinks links={cities} />
        </>
      )}
    </InfoExtra>
  );
}
