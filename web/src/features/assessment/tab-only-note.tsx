import { useTranslation } from '../../i18n/use-translation.ts';

/** Says that another tab's answers to the same assessment are left as they are. */
export function TabOnlyNote({ isTabOnly }: { isTabOnly: boolean }) {
  const { t } = useTranslation('device');
  return (
    <div className="assessment-live" role="status">
      {isTabOnly && <p className="assessment-warning">{t('tabOnly')}</p>}
    </div>
  );
}
