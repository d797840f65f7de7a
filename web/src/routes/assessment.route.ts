import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import { NOT_REFERRED, type Route } from '../site/route.ts';

export const route: Route = {
  path: ['/assessment', paths.assessment(':condition')],
  strings: ['assessment', 'crisis', 'device'],
  headers: NOT_REFERRED,
  sitemap: { file: 'assessments', paths: CONDITIONS.map(paths.assessment) },
};
