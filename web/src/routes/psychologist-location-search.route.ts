import { paths } from '@directory/domain/paths';
import type { Route } from '../site/route.ts';

export const route: Route = {
  path: paths.locationsInfo(),
  strings: ['landing'],
  sitemap: { file: 'pages' },
};
