import { paths } from '@directory/domain/paths';
import { infoHead } from '../features/info-pages/info-head.ts';
import { InfoPage } from '../features/info-pages/info-page.tsx';

export const head = infoHead('info-telehealth');

/** /psychologist-telehealth */
export function Component() {
  return (
    <InfoPage
      namespace="info-telehealth"
      primary={'/find-a-psychologist?sessionTypes=Online'}
      secondary={paths.faq()}
    />
  );
}
