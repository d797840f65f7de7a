import { paths } from '@directory/domain/site/paths';
import type { Route } from '../site/route.ts';

export const route: Route = {
  path: paths.assessmentDisclaimer(),
  strings: ['crisis', 'crisis-sources', 'device'],
  sitemap: { file: 'assessments' },
};
