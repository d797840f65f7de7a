import { FailurePage, Message } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** In place of a page whose link leads nowhere any more, or that could not be loaded. */
export function Gone({
  of,
  error,
  retry,
}: {
  of?: 'answer' | 'removed';
  error: Error | undefined;
  retry: () => unknown;
}) {
  const { t } = useTranslation('inquiry');
  if (error) return <FailurePage error={error} retry={retry} />;
  return (
    <Message
      title={t(of === 'removed' ? 'removed.title' : 'gone')}
      text={t(of ? `${of}.gone` : 'goneText')}
    />
  );
}
