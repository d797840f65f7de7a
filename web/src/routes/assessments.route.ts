import { paths } from '@directory/domain/site/paths';
import { NOT_REFERRED, type Route } from '../site/route.ts';

export const route: Route = {
  path: paths.assessments(),
  strings: ['assessments', 'crisis', 'device', 'earlier-results'],
  headers: NOT_REFERRED,
  sitemap: { file: 'assessments' },
};
