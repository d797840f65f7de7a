import { paths } from '@directory/domain/site/paths';
import { NOT_REFERRED, type Route } from '../site/route.ts';

export const route: Route = {
  path: paths.howToTalk(),
  strings: ['crisis', 'device'],
  headers: NOT_REFERRED,
  sitemap: { file: 'pages' },
};
