import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../ui/button.tsx';
import { RESULT_HASH, type StoredResult } from '../results/stored-result.ts';
import { presentResult } from './found-result.ts';

/** From a result on the screen to its sheet, whether the result is kept on the device or not. */
export function AppointmentLink({ result }: { result: StoredResult }) {
  const { t } = useTranslation('earlier-results');
  return (
    <LinkButton variant="secondary" to={appointmentHref(result)} onClick={() => presentResult(result)}>
      {t('forAppointment')}
    </LinkButton>
  );
}

/** The address of a result's sheet. Its id says nothing of the result. */
export function appointmentHref({ id }: Pick<StoredResult, 'id'>): string {
  return paths.appointment() + RESULT_HASH + id;
}
