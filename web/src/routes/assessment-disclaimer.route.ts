import { paths } from '@directory/domain/paths';
import type { Route } from '../site/route.ts';

export const route: Route = {
  path: paths.assessmentDisclaimer(),
  strings: ['crisis', 'crisis-sources', 'device'],
  sitemap: { file: 'assessments' },
};
