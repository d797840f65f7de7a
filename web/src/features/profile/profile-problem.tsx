import { Button, LinkButton } from '../../ui/button.tsx';
import { Message } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface ProfileProblemProps {
  kind: 'notFound' | 'invalid' | 'failed';
  onRetry?: () => void;
}

/** Stands in place of a profile that is not there, cannot be there, or could not be fetched. */
export function ProfileProblem({ kind, onRetry }: ProfileProblemProps) {
  const { t } = useTranslation(['profile', 'shell']);
  return (
    <Message title={t(`problem.${kind}.title`)} text={t(`problem.${kind}.text`)}>
      {onRetry && <Button onClick={onRetry}>{t('shell:retry')}</Button>}
      <LinkButton variant={onRetry ? 'secondary' : 'primary'} to="/search">
        {t('problem.search')}
      </LinkButton>
    </Message>
  );
}
