import type { Query } from '../../../site/query-client.ts';
import { useQuery } from '../../../site/use-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { callOwn, memberFailure, refused } from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';

/** The mails that may be turned off, by their names in the database. */
const MAILS = ['questions', 'premium'] as const;

/** Those that the member does not want. */
function unwantedQuery(email: string | undefined): Query<readonly string[]> {
  return {
    key: [MEMBER_KEY, email ?? '', 'mails'],
    ask: async () => (await callOwn<string[] | null>('my_unwanted_mails')) ?? [],
    freshMs: 0,
  };
}

/** Which mails the member gets, of those on which nothing depends; each press is kept at once. */
export function OwnMails({ email }: { email: string | undefined }) {
  const { t } = useTranslation(['sessions', 'shell']);
  const { data: unwanted, isError, refetch } = useQuery(unwantedQuery(email));
  const act = useAct<'saved'>();
  const choose = (name: string, isWanted: boolean) =>
    void act.run(async () => {
      const others = (unwanted ?? []).filter((one) => one !== name);
      const isKept = await callOwn<boolean>('choose_my_mails', {
        unwanted: (isWanted ? others : [...others, name]).join(),
      });
      if (!isKept) return refused(memberFailure('signedOut'));
      await refetch();
      return 'saved';
    });
  return (
    <section className="stack start" aria-labelledby="own-mails-title">
      <h3 id="own-mails-title">{t('mails.title')}</h3>
      <p className="muted">{t('mails.text')}</p>
      {isError && !unwanted ? (
        <EmptyState title={t('mails.loadFailed')} retry={refetch} />
      ) : !unwanted ? (
        <p role="status">{t('shell:loading')}</p>
      ) : (
        MAILS.map((name) => (
          <label className="check" key={name}>
            <input
              type="checkbox"
              checked={!unwanted.includes(name)}
              disabled={act.isBusy}
              onChange={({ target }) => choose(name, target.checked)}
            />
            {t(`mails.${name}`)}
          </label>
        ))
      )}
      <ActNote act={act} done={() => t('mails.saved')} failed={t('mails.failed')} />
    </section>
  );
}
