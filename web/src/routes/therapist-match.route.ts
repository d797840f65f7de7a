import { paths } from '@directory/domain/site/paths';
import { NOT_REFERRED, NOT_STORED, type Route } from '../site/route.ts';

export const route: Route = {
  path: paths.therapistMatch(),
  strings: ['match', 'crisis', 'device'],
  secretParams: ['score', 'severity'],
  // The browser's cache would keep the page under the address that it came by, score and severity in it.
  headers: { ...NOT_STORED, ...NOT_REFERRED },
};
