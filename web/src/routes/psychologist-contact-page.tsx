import { paths } from '@directory/domain/paths';
import { infoHead } from '../features/info-pages/info-head.ts';
import { InfoPage } from '../features/info-pages/info-page.tsx';

export const head = infoHead('info-contact');

/** /psychologist-contact */
export function Component() {
  return <InfoPage namespace="info-contact" primary={paths.search()} secondary={paths.contact()} />;
}
