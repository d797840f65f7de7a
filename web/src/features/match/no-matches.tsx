import { NO_NEEDS } from '@directory/domain/match/needs';
import { paths } from '@directory/domain/paths';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NO_FILTERS } from './match-filters.tsx';
import { needCount } from './need-params.ts';
import type { MatchState } from './use-match-state.ts';

/** The filters that can be left out one by one. Without the other there are no more matches, but others. */
const DROPPED = ['locationOnly', 'availableOnly', 'minScore'] as const;

/** Nobody works with the condition and meets all that was asked: what can be left out, and who else there is. */
export function NoMatches({ state, others }: { state: MatchState; others: number }) {
  const { t } = useTranslation('match');
  const { address, answer, filter } = state;
  return (
    <EmptyState title={t('empty.title')} text={t('empty.text')} live>
      {needCount(address.needs) > 0 && (
        <Button onClick={() => answer(NO_NEEDS)}>{t('questions.skipAll')}</Button>
      )}
      {DROPPED.filter((name) => address.filters[name]).map((name) => (
        <Button key={name} variant="secondary" onClick={() => filter({ [name]: NO_FILTERS[name] })}>
          {t('empty.without', { choice: t(`filters.${name}`) })}
        </Button>
      ))}
      {others > 0 && address.filters.specialtyOnly && (
        <Button variant="secondary" onClick={() => filter({ specialtyOnly: false })}>
          {t('others.showCounted', { count: others })}
        </Button>
      )}
      <LinkButton variant="quiet" to={paths.assessments()}>
        {t('empty.back')}
      </LinkButton>
    </EmptyState>
  );
}
