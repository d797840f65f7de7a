import { paths } from '@directory/domain/paths';
import { infoHead } from '../features/info-pages/info-head.ts';
import { InfoPage } from '../features/info-pages/info-page.tsx';
import { RegulatorList } from '../features/info-pages/regulator-list.tsx';

export const head = infoHead('info-reviews');

/** /psychologist-reviews */
export function Component() {
  return (
    <InfoPage namespace="info-reviews" primary={paths.search()} secondary={paths.verification()}>
      <RegulatorList />
    </InfoPage>
  );
}
