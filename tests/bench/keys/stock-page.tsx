// What anybody builds from the packages' own parts: react-instantsearch and instant-meilisearch straight on the engine, with the
// search screen's index, facets and fields of a card. The page's address says where the engine is: `?engine=…&key=…`.
import { createRoot } from 'react-dom/client';
import { Configure, Highlight, Hits, InstantSearch, RefinementList, SearchBox } from 'react-instantsearch';
import { instantMeiliSearch } from 'stock:instant-meilisearch';
import { FACET_FIELDS } from '@directory/domain/facets';
import { FACT_FIELDS } from '@directory/domain/profile/card';
import { CARD_FIELDS } from '@directory/domain/profile/public-profile';
import { PROFILE_INDEX, type ProfileDocument } from '@directory/search-config/document';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';

const address = new URLSearchParams(location.search);
const { searchClient } = instantMeiliSearch(address.get('engine') ?? '', address.get('key') ?? '', {
  primaryKey: 'id',
  finitePagination: true,
});

// Meilisearch's own parameter, which the adapter passes on and Algolia's types do not name. What the gateway asks for a card.
const fields = {
  attributesToRetrieve: [
    ...CARD_FIELDS,
    ...FACT_FIELDS,
    'languages',
    'concerns',
    'therapies',
    'own_words',
    'session_types',
  ],
  attributesToHighlight: ['name', 'specialties', 'therapies', 'own_words'],
};

function Card({ hit }: { hit: ProfileDocument & Parameters<typeof Highlight>[0]['hit'] }) {
  return (
    <article>
      {hit.photo_url && <img src={hit.photo_url} width={96} height={96} alt="" loading="lazy" />}
      <h3>
        <a href={hit.path}>
          <Highlight hit={hit} attribute="name" />
        </a>
      </h3>
      <p>
        {hit.credentials} {hit.city}, {hit.province}
      </p>
      <ul>
        {[...hit.specialties.slice(0, 3), ...hit.therapies.slice(0, 3), ...hit.session_types].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </article>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <InstantSearch indexName={PROFILE_INDEX} searchClient={searchClient} insights={false}>
    <Configure hitsPerPage={HITS_PER_PAGE} {...fields} />
    <SearchBox />
    <Hits<ProfileDocument & Parameters<typeof Highlight>[0]['hit']> hitComponent={Card} />
    {FACET_FIELDS.map((field) => (
      <RefinementList key={field} attribute={field} />
    ))}
  </InstantSearch>,
);
