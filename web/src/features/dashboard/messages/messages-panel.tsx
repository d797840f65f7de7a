import type { Answer } from '@directory/domain/contracts/contract';
import type { memberMessages } from '@directory/domain/contracts/member';
import { dayText } from '@directory/domain/inquiries/words';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Query } from '../../../site/query-client.ts';
import { useQuery } from '../../../site/use-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { askForMember } from '../data/member-request.ts';

type Received = Answer<typeof memberMessages>['messages'][number];

const messagesQuery = (email: string | undefined): Query<readonly Received[]> => ({
  key: [MEMBER_KEY, email ?? '', 'messages'],
  ask: async ({ signal }) => (await askForMember('GET /api/members/me/messages', {}, signal)).messages,
  freshMs: 60_000,
});

/** Who wrote through the directory, and what was answered. The texts are in the member's mailbox. */
export function MessagesPanel({ email }: { email: string | undefined }) {
  const { t } = useTranslation('dashboard');
  const { data, isPending, isError, refetch } = useQuery(messagesQuery(email));
  return (
    <section className="card" aria-labelledby="messages-title" aria-busy={isPending}>
      <h2 className="text-xl" id="messages-title">
        {t('messages.title')}
      </h2>
      {isPending && <Skeleton shape="block" />}
      {isError && <EmptyState title={t('messages.failed')} retry={refetch} />}
      {data?.length === 0 && <p className="muted">{t('messages.none')}</p>}
      {data && data.length > 0 && (
        <ul className="stack">
          {data.map((message, index) => (
            <li key={index}>
              <Message {...message} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Message({ sentAt, from, state, isSettled, isExpected, answerPath }: Received) {
  const { t, language } = useTranslation('dashboard');
  const isOpen = state === 'asked' || state === 'later' || state === 'silent';
  return (
    <>
      <p>
        <strong>{from ?? t('messages.erased')}</strong>, {dayText(sentAt, language)}
      </p>
      <p className="muted">{t(isSettled && !isExpected ? 'messages.settled' : `messages.states.${state}`)}</p>
      {answerPath && <Link to={answerPath}>{t(isOpen ? 'messages.answer' : 'messages.change')}</Link>}
    </>
  );
}
