import { paths } from '@directory/domain/site/paths';
import { NOT_REFERRED, NOT_STORED, type Route } from '../site/route.ts';

export const route: Route = {
  path: paths.confirmAddress(),
  strings: ['account'],
  headers: { ...NOT_STORED, ...NOT_REFERRED },
};
