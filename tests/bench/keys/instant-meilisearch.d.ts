/** `@meilisearch/instant-meilisearch` as the web's workspace has it installed: the stock page's build finds it there. */
declare module 'stock:instant-meilisearch' {
  import type { InstantSearchProps } from 'react-instantsearch';

  export function instantMeiliSearch(
    url: string,
    searchKey: string,
    options: { primaryKey: string; finitePagination: boolean },
  ): { searchClient: NonNullable<InstantSearchProps['searchClient']> };
}
