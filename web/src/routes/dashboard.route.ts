import { paths } from '@directory/domain/site/paths';
import { NOT_STORED, type Route } from '../site/route.ts';

export const route: Route = {
  path: paths.dashboard(),
  strings: ['dashboard', 'stats', 'profile'],
  headers: NOT_STORED,
};
