import { paths } from '@directory/domain/site/paths';
import type { Route } from '../site/route.ts';

export const route: Route = {
  path: paths.service(':province', ':city', ':service'),
  strings: ['landing', 'facts', 'crisis', 'not-found'],
  isPlace: true,
};
