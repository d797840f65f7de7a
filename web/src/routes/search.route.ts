import { paths } from '@directory/domain/site/paths';
import type { Route } from '../site/route.ts';

export const route: Route = {
  path: [paths.search(), paths.shortSearch()],
  strings: ['search', 'facts', 'suggestions'],
  sitemap: { file: 'pages', paths: [paths.search()] },
};
