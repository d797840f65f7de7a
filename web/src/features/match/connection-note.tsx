import { paths } from '@directory/domain/paths';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Matches } from './use-matches.ts';

/** Says at once what keeps an answer away, and that it is asked for again; above what stands, or in its place when nothing does. */
export function ConnectionNote({ matches: { answer, trouble, askAgain } }: { matches: Matches }) {
  const { t } = useTranslation(['match', 'shell']);
  const again = <Button onClick={askAgain}>{t('shell:retry')}</Button>;
  if (trouble !== null && !answer && trouble !== 'slow') {
    return (
      <EmptyState
        title={t(trouble === 'offline' ? 'connection.offlineTitle' : 'failed.title')}
        text={t(trouble === 'offline' ? 'connection.offline' : 'failed.text')}
        live
      >
        {again}
        <LinkButton variant="secondary" to={paths.search()}>
          {t('shell:nav.find')}
        </LinkButton>
      </EmptyState>
    );
  }
  // The region is there from the beginning: a screen reader says what appears in one that it knows.
  return (
    <div role="status">
      {trouble !== null && (
        <div className="match-connection">
          <p>
            {t(`connection.${trouble}`)} {answer && trouble !== 'slow' && t('connection.stands')}
          </p>
          {again}
        </div>
      )}
    </div>
  );
}
