import { paths } from '@directory/domain/paths';
import type { Route } from '../site/route.ts';

export const route: Route = {
  path: [paths.search(), '/search'],
  strings: ['search', 'facts', 'suggestions'],
  sitemap: { file: 'pages', paths: [paths.search()] },
};
