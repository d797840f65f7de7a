import { dollars } from '../../../i18n/whole-number.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSite } from '../../../site/contexts.ts';
import { calendarDay, factDay } from '../../../site/days.ts';
import type { Query } from '../../../site/query-client.ts';
import { useQuery } from '../../../site/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { callOwn, memberFailure, type OwnProfile, refused } from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';

interface Own {
  asked_at: string | null;
  /** Those that run or are to come. */
  terms: readonly { first_day: string; last_day: string; invoice: string }[];
}

const premiumQuery = (email: string | undefined): Query<Own | null> => ({
  key: [MEMBER_KEY, email ?? '', 'premium'],
  ask: () => callOwn<Own | null>('my_premium'),
  freshMs: 0,
});

/** What premium costs, as part of a sentence. */
export function usePremiumPrice(): string {
  const { t, language } = useTranslation('dashboard');
  const { premiumPrices: prices } = useSite();
  if (!prices) return t('premium.byArrangement');
  const [monthly, annual] = [dollars(prices.monthly, language), dollars(prices.annual, language)];
  return t('premium.prices', { monthly, annual });
}

/** What premium is and costs, how long the member has it, and the press that asks for it. */
export function PremiumCard({ profile, email }: { profile: OwnProfile; email: string | undefined }) {
  const { t, language } = useTranslation('dashboard');
  const price = usePremiumPrice();
  const { data, isPending, isError, refetch } = useQuery(premiumQuery(email));
  const act = useAct<'done'>();
  const ask = async () => {
    if (!(await callOwn<boolean>('ask_my_premium'))) return refused(memberFailure('signedOut'));
    await refetch();
    return 'done' as const;
  };
  const terms = data?.terms ?? [];
  const isEndless = profile.is_premium && terms.length === 0;
  return (
    <section className="card stack gap-3 start" aria-labelledby="premium-card-title" aria-busy={isPending}>
      <h2 className="text-lg" id="premium-card-title">
        {t('premium.title')}
      </h2>
      <p>{t('premium.text')}</p>
      <p className="muted small">{t('premium.cost', { price })}</p>
      {isPending && <Skeleton shape="block" />}
      {isError && <EmptyState title={t('premium.loadFailed')} retry={refetch} />}
      {terms.map(({ first_day, last_day, invoice }) => (
        <p key={first_day}>
          {t('premium.days', {
            first: calendarDay(first_day, language),
            last: calendarDay(last_day, language),
            invoice,
          })}
        </p>
      ))}
      {data && isEndless && <p>{t('premium.endless')}</p>}
      {data?.asked_at && <p>{t('premium.asked', { date: factDay(data.asked_at, language) })}</p>}
      {data && !data.asked_at && !isEndless && (
        <Button disabled={act.isBusy} onClick={() => void act.run(ask)}>
          {t(terms.length > 0 ? 'premium.askMore' : 'premium.ask')}
        </Button>
      )}
      <ActNote act={act} done={() => t('premium.done')} />
    </section>
  );
}
