import { paths } from '@directory/domain/site/paths';
import { NOT_REFERRED, type Route } from '../site/route.ts';

export const route: Route = {
  path: paths.appointment(),
  strings: ['appointment', 'earlier-results', 'crisis', 'device'],
  headers: NOT_REFERRED,
};
