import { paths } from '@directory/domain/site/paths';
import { NOT_REFERRED, NOT_STORED, type Route } from '../site/route.ts';

export const route: Route = {
  path: paths.shortlist(),
  strings: ['shortlist', 'profile', 'device'],
  // A link says whom somebody considers: no cache keeps what it shows, and no other site learns of it.
  headers: { ...NOT_STORED, ...NOT_REFERRED },
};
