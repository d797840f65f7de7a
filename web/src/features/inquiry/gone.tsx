import { FailurePage, Message } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** In place of a page whose link leads nowhere any more, or that could not be loaded. */
export function Gone({
  of,
  isError,
  retry,
}: {
  of?: 'answer' | 'removed';
  isError: boolean;
  retry: () => void;
}) {
  const { t } = useTranslation('inquiry');
  if (isError) return <FailurePage retry={retry} />;
  return (
    <Message
      title={t(of === 'removed' ? 'removed.title' : 'gone')}
      text={t(of ? `${of}.gone` : 'goneText')}
    />
  );
}
