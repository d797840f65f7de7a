import { useSearchParams } from 'react-router-dom';
import { MOST_ASKED } from '@directory/domain/inquiries/inquiry';
import { paths } from '@directory/domain/site/paths';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { DEFAULT_SUBJECT, DEFAULT_SUBJECT_TEXTS } from '@directory/domain/contracts/reply-times';
import { useQuery } from '../site/use-query.ts';
import { Link } from '../ui/link.tsx';
import { useLanguage, useSupportEmail } from '../site/contexts.ts';
import { addresseeQuery, peopleQuery } from '../site/directory-queries.ts';
import { loadOptional, loadRequired, type RouteHead, type RouteLoad } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/skeleton.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { isUuidText } from '../features/shortlist/list-link.ts';
import { UrgentNote } from '../features/contact-form/message-form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { ContactForm } from '../features/contact-form/contact-form.tsx';
import { WriteDraft } from '../features/contact-form/write-draft.tsx';
import { TextAreaField, TextField } from '../ui/form/fields.tsx';

const ID_PARAMETER = 'psychologistId';

/** Who else the page offers, as the matches beside this one. */
const othersIn = (params: URLSearchParams) => {
  const ids = params.get('others')?.split(',') ?? [];
  return ids.filter((id) => isUuidText(id) && id !== params.get(ID_PARAMETER)).slice(0, MOST_ASKED - 1);
};

/** Looks up whom the message is for. That the psychologist is unknown, or could not be looked up, the page itself says. */
export const load: RouteLoad = async ({ queryClient, url }) => {
  const id = url.searchParams.get(ID_PARAMETER);
  const others = othersIn(url.searchParams);
  const [required, optional] = await Promise.all([
    id ? loadRequired(queryClient.query(addresseeQuery(id))) : {},
    others.length > 0 ? loadOptional(queryClient.query(peopleQuery(others))) : {},
  ]);
  return { ...optional, ...required };
};

export const head: RouteHead = ({ t, url, queryClient }) => {
  const id = url.searchParams.get(ID_PARAMETER);
  const profile = id ? queryClient.get(addresseeQuery(id)) : null;
  return {
    title: profile ? t('contact:titleFor', { name: profile.name }) : t('contact:title'),
    description: t('contact:description'),
    // The same form for each of thousands of psychologists is nothing to find.
    noIndex: id !== null,
  };
};

export function Component() {
  const { t } = useTranslation('contact');
  const [parameters] = useSearchParams();
  const id = parameters.get(ID_PARAMETER);
  const { data, isPending, isError, refetch } = useQuery(id ? addresseeQuery(id) : null);
  const named = othersIn(parameters);
  const { data: others = [] } = useQuery(named.length > 0 ? peopleQuery(named) : null);
  const psychologist = (id && data) || null;
  return (
    <TextPage
      title={psychologist ? t('titleFor', { name: psychologist.name }) : t('title')}
      {...(!id && { lead: t('lead') })}
    >
      <div className="text-columns stack">
        <div className="stack gap-6">
          {isPending && <Loading shapes={['heading', 'block']} />}
          {isError && (
            <EmptyState title={t('failed.title')} text={t('failed.text')} retry={refetch}>
              <LinkButton variant="secondary" to={paths.contact()}>
                {t('failed.directory')}
              </LinkButton>
            </EmptyState>
          )}
          {id && data === null && <EmptyState title={t('unknown.title')} text={t('unknown.text')} />}
          {psychologist && (
            <p className="lead">
              <RichText
                text={t('leadFor', { name: psychologist.name })}
                parts={{ profile: (name) => <Link to={psychologist.path}>{name}</Link> }}
              />
            </p>
          )}
          <UrgentNote province={psychologist?.province} />
          {!isPending && !isError && (
            <ContactPageForm key={psychologist?.id ?? ''} psychologist={psychologist} others={others} />
          )}
        </div>
        <ContactSide />
      </div>
    </TextPage>
  );
}

function ContactSide() {
  const { t } = useTranslation(['contact', 'shell']);
  const email = useSupportEmail();
  return (
    <aside className="text-side stack gap-6">
      <section>
        <h2>{t('psychologist.title')}</h2>
        <p>{t('psychologist.text')}</p>
        <LinkButton variant="secondary" to={paths.search()}>
          {t('shell:nav.find')}
        </LinkButton>
      </section>
      <section>
        <h2>{t('mail.title')}</h2>
        <p>
          {t('mail.text')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </section>
    </aside>
  );
}

const NAMES = ['name', 'email', 'subject', 'message'] as const;

/** The contact page's form: writes to the directory, or to the psychologist that the page was opened for. */
function ContactPageForm({
  psychologist,
  others,
}: {
  psychologist: PublicProfile | null;
  others: readonly PublicProfile[];
}) {
  const { t } = useTranslation('message-form');
  const defaultSubject = DEFAULT_SUBJECT_TEXTS[useLanguage()];
  return (
    <ContactForm
      psychologist={psychologist}
      kind="contact_page"
      names={NAMES}
      subjectOf={({ subject }) => (subject === defaultSubject ? DEFAULT_SUBJECT : subject)}
      people={others}
      {...(!psychologist && { sent: t('sentSoon') })}
      failedToast={(reason) => reason ?? t('failed')}
    >
      {(field) => (
        <>
          <div className="message-form-pair stack gap-5">
            <TextField {...field('name')} required autoComplete="name" />
            <TextField {...field('email')} required type="email" autoComplete="email" />
          </div>
          <TextField {...field('subject')} defaultValue={defaultSubject} autoComplete="off" />
          {psychologist && <WriteDraft />}
          <TextAreaField {...field('message')} required />
        </>
      )}
    </ContactForm>
  );
}
