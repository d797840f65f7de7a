import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { isStorageUsable } from '../device/device-storage.ts';
import { resultsAtHand } from '../results/result-store.ts';
import { RESULT_HASH, type StoredResult } from '../results/stored-result.ts';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../ui/button.tsx';

/**
 * The result that was on the screen when its sheet was asked for. Only where the browser keeps nothing, not even for a tab: what can be
 * kept is read anew, so that a result that is deleted, in whichever tab, is gone from here, too.
 */
let presented: StoredResult | null = null;

/** Hands the result on the screen to its sheet; null when the sheet is left. */
export function presentResult(result: StoredResult | null): void {
  presented = isStorageUsable() ? null : result;
}

export interface FoundResult {
  result: StoredResult;
  /** All that this device keeps and this tab holds. */
  others: readonly StoredResult[];
}

/** The result that an address's fragment names; null when this device and this tab do not have it. */
export function findResult(hash: string): FoundResult | null {
  const others = CONDITIONS.flatMap(resultsAtHand);
  const result = [...others, ...(presented ? [presented] : [])].find(({ id }) => hash === RESULT_HASH + id);
  return result ? { result, others } : null;
}

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
