import { paths } from '@directory/domain/paths';
import { infoHead } from '../features/info-pages/info-head.ts';
import { InfoPage } from '../features/info-pages/info-page.tsx';
import { SpecialtyLinks } from '../features/info-pages/specialty-links.tsx';

export const head = infoHead('info-specialties');

/** /psychologist-specialties */
export function Component() {
  return (
    <InfoPage namespace="info-specialties" primary={paths.search()} secondary={paths.assessments()}>
      <SpecialtyLinks />
    </InfoPage>
  );
}
