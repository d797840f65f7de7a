import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import type { Route } from '../site/route.ts';

export const route: Route = {
  path: paths.condition(':condition'),
  strings: ['condition', 'crisis', 'not-found'],
  sitemap: { file: 'assessments', paths: CONDITIONS.map(paths.condition) },
};
