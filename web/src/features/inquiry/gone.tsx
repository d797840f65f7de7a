import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/failure-page.tsx';
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
  return (
    <Message
      title={t(isError ? 'failed' : of === 'removed' ? 'removed.title' : 'gone')}
      text={t(isError ? 'failedText' : of ? `${of}.gone` : 'goneText')}
    >
      {isError && <Button onClick={retry}>{t('retry')}</Button>}
    </Message>
  );
}
