import { paths } from '@directory/domain/paths';
import type { Route } from '../site/route.ts';

export const route: Route = {
  path: paths.telehealthInfo(),
  strings: ['telehealth'],
  sitemap: { file: 'pages' },
};
