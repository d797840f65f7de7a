import type { HeadContext, PageHead } from '../../site/route.ts';
import type { InfoNamespace } from './info-page.tsx';

/** Title and description of an information page. */
export function infoHead(namespace: InfoNamespace): (context: HeadContext) => PageHead {
  return ({ t }) => ({ title: t(`${namespace}:title`), description: t(`${namespace}:description`) });
}
