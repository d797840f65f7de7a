import type { Route } from '../site/route.ts';

export const route: Route = {
  path: '*',
  strings: ['not-found'],
};
