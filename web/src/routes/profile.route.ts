import { paths } from '@directory/domain/site/paths';
import type { Route } from '../site/route.ts';

export const route: Route = {
  path: ['/psychologist/:id', paths.profileByName(':province', ':city', ':name')],
  strings: ['profile', 'map', 'message-form', 'share', 'facts'],
};
