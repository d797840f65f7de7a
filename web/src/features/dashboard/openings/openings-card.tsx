import type { ReactNode } from 'react';
import type { Opening } from '@directory/domain/profile/card';
import { openingText } from '@directory/domain/profile/openings';
import { useLaterStrings, useTranslation } from '../../../i18n/use-translation.ts';
import { factDay } from '../../../site/days.ts';
import type { Query } from '../../../site/query-client.ts';
import { useQuery } from '../../../site/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OpeningFields, type SaidOpening } from '../../openings/opening-fields.tsx';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { callOwn, memberFailure, refused } from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';

interface Own {
  /** What the member has said and has not ended, whatever comes first. */
  said: SaidOpening | null;
  /** What the profile says. */
  opening: Opening | null;
  calendar: { address: string; read_at: string | null; trouble: string | null } | null;
}

const openingsQuery = (email: string | undefined): Query<Own | null> => ({
  key: [MEMBER_KEY, email ?? '', 'openings'],
  ask: () => callOwn<Own | null>('my_openings'),
  freshMs: 0,
});

type Done = 'said' | 'refused' | 'ended';

/** When the member has room next: one press says it, and another takes it back. */
export function OpeningsCard({
  email,
  refresh,
}: {
  email: string | undefined;
  refresh: () => Promise<void>;
}) {
  useLaterStrings(['openings']);
  const { t, language } = useTranslation('openings');
  const { data, isPending, isError, refetch } = useQuery(openingsQuery(email));
  const act = useAct<Done>();
  const run = (call: () => Promise<boolean | null>, done: Done) =>
    void act.run(async () => {
      const isDone = await call();
      // Only days can be refused; anything else is that the session has ended.
      if (isDone === null || (!isDone && done === 'ended')) return refused(memberFailure('signedOut'));
      await Promise.all([refetch(), refresh()]);
      return isDone ? done : 'refused';
    });
  return (
    <section className="card stack gap-3 start" aria-labelledby="openings-card-title" aria-busy={isPending}>
      <h2 className="text-lg" id="openings-card-title">
        {t('member.title')}
      </h2>
      {isPending && <Skeleton shape="block" />}
      {isError && <EmptyState title={t('member.loadFailed')} retry={refetch} />}
      {data && (
        <>
          <p>
            {data.opening
              ? t(data.opening.source === 'calendar' ? 'member.fromCalendar' : 'member.shown', {
                  when: openingText(data.opening, language),
                })
              : t('member.none')}
          </p>
          <Pressed press={(said) => run(() => callOwn('say_my_opening', said), 'said')}>
            <OpeningFields key={JSON.stringify(data.said)} said={data.said} />
            <Button type="submit" disabled={act.isBusy}>
              {t(data.said ? 'member.again' : 'member.say')}
            </Button>
          </Pressed>
          {data.said && (
            <Button
              variant="secondary"
              disabled={act.isBusy}
              onClick={() => run(() => callOwn('end_my_opening'), 'ended')}
            >
              {t('member.end')}
            </Button>
          )}
          <p className="muted small">{t('member.text')}</p>
          <ActNote act={act} done={(outcome) => t(`member.${outcome}`)} />
          <Calendar own={data} refetch={refetch} />
        </>
      )}
    </section>
  );
}

/** A form whose fields, all of them texts, a press hands on. */
function Pressed({
  press,
  children,
}: {
  press: (said: Record<string, string>) => void;
  children: ReactNode;
}) {
  const submit = (form: HTMLFormElement) => {
    const said = new FormData(form);
    press(
      Object.fromEntries(
        [...said].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
    );
  };
  return (
    <form
      className="opening-form stack gap-3 start"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

/** The calendar that is read, only where its member wants that. */
function Calendar({ own: { calendar }, refetch }: { own: Own; refetch: () => Promise<unknown> }) {
  const { t, language } = useTranslation('openings');
  const act = useAct<'kept' | 'stopped'>();
  const keep = (address: string) =>
    void act.run(async () => {
      if (!(await callOwn<boolean>('read_my_calendar', { address })))
        return refused(memberFailure('signedOut'));
      await refetch();
      return address === '' ? 'stopped' : 'kept';
    });
  const state = calendar?.trouble ? 'trouble' : calendar?.read_at ? 'works' : 'waiting';
  return (
    <details open={calendar !== null}>
      <summary>{t('calendar.title')}</summary>
      <div className="stack gap-3">
        <p className="muted small">{t('calendar.text')}</p>
        {calendar ? (
          <>
            <p className="break-anywhere">{calendar.address}</p>
            <p>
              {t(`calendar.${state}`, { date: calendar.read_at ? factDay(calendar.read_at, language) : '' })}
            </p>
            <Button variant="secondary" disabled={act.isBusy} onClick={() => keep('')}>
              {t('calendar.stop')}
            </Button>
          </>
        ) : (
          <Pressed press={({ address = '' }) => keep(address.trim())}>
            <TextField
              label={t('calendar.address')}
              hint={t('calendar.hint')}
              required
              name="address"
              type="url"
              pattern="https://.+"
              maxLength={500}
              autoComplete="off"
            />
            <Button type="submit" variant="secondary" disabled={act.isBusy}>
              {t('calendar.read')}
            </Button>
          </Pressed>
        )}
        <ActNote act={act} done={(outcome) => t(`calendar.${outcome}`)} />
      </div>
    </details>
  );
}
