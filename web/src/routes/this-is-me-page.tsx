import { useSearchParams } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { MessageForm } from '../features/contact-form/message-form.tsx';
import { useMessageForm } from '../features/contact-form/use-message-form.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { addresseeQuery } from '../site/directory-queries.ts';
import { loadFound, type RouteLoad, unlistedHead } from '../site/route.ts';
import { useQuery } from '../site/use-query.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextAreaField, TextField } from '../ui/form/fields.tsx';
import { Link } from '../ui/link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Loading } from '../ui/skeleton.tsx';
import { TextPage } from '../ui/text-page.tsx';

const claimedQuery = (params: URLSearchParams) => addresseeQuery(params.get('profile') ?? '');

export const load: RouteLoad = ({ queryClient, url }) =>
  loadFound(queryClient.query(claimedQuery(url.searchParams)));

export const head = unlistedHead('claim:title');

/** Where a person says that a profile, which came from a register, is theirs. */
export function Component() {
  const { t } = useTranslation('claim');
  const { data, isPending, isError, refetch } = useQuery(claimedQuery(useSearchParams()[0]));
  return (
    <TextPage title={t('title')}>
      <div className="text-columns stack">
        {isPending && <Loading shapes={['heading', 'block']} />}
        {isError && <EmptyState title={t('failed')} retry={refetch} />}
        {!isPending && !isError && !data?.is_unspoken && (
          <EmptyState title={t('taken.title')} text={t('taken.text')}>
            <LinkButton to={paths.login()}>{t('taken.login')}</LinkButton>
            <LinkButton variant="secondary" to={paths.contact()}>
              {t('taken.write')}
            </LinkButton>
          </EmptyState>
        )}
        {data?.is_unspoken && <ClaimForm profile={data} />}
      </div>
    </TextPage>
  );
}

const NAMES = ['name', 'email', 'message'] as const;

function ClaimForm({ profile: { id, name, path } }: { profile: PublicProfile }) {
  const { t } = useTranslation(['claim', 'message-form']);
  const claim = { type: 'claim', psychologistId: id };
  const form = useMessageForm({ draftName: `claim:${id}`, names: NAMES, addressed: () => claim });
  const field = (key: (typeof NAMES)[number]) => ({ ...form.field(key), label: t(key) });
  return (
    <div className="stack gap-5">
      <p className="lead">
        <RichText text={t('lead', { name })} parts={{ profile: (text) => <Link to={path}>{text}</Link> }} />
      </p>
      <MessageForm
        form={form}
        plain={claim}
        send={t('title')}
        sent={t('sent')}
        failed={form.failure ?? t('message-form:unreachable')}
        failedMore={t('message-form:stillHere')}
        isOver={form.state === 'done'}
      >
        <TextField {...field('name')} required autoComplete="name" />
        <TextField {...field('email')} required type="email" autoComplete="email" hint={t('emailHint')} />
        <TextAreaField {...field('message')} required hint={t('messageHint')} />
      </MessageForm>
    </div>
  );
}
