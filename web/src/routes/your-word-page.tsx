import {
  ANSWER_WORDS,
  answersTo,
  FAULT_WORDS,
  isFault,
  isOccasion,
  OPENING_ANSWER,
} from '@directory/domain/profile/questions';
import { paths } from '@directory/domain/site/paths';
import { Gone } from '../features/inquiry/gone.tsx';
import { loadFound, tokenIn, useHere, wordQuery } from '../features/inquiry/inquiry-query.ts';
import { PressForm } from '../features/inquiry/press-form.tsx';
import { OpeningFields } from '../features/openings/opening-fields.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguage } from '../site/contexts.ts';
import type { RouteHead, RouteLoad } from '../site/route.ts';
import { useQuery } from '../site/use-query.ts';
import { Link } from '../ui/link.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { TextPage } from '../ui/text-page.tsx';

export const load: RouteLoad = ({ queryClient, url }) => loadFound(queryClient, wordQuery(url));

export const head: RouteHead = ({ t }) => ({
  title: t('your-word:title'),
  noIndex: true,
});

/** Where a person answers a question about their own profile. The answer that was pressed in the mail stands first; nothing is sent before it is pressed here. */
export function Component() {
  const { t } = useTranslation('your-word');
  const language = useLanguage();
  const url = useHere();
  const { data, isError, refetch } = useQuery(wordQuery(url));
  if (!data) return <Gone isError={isError} retry={() => void refetch()} />;
  const { cause, name, path, answer: given } = data;
  const chosen = url.searchParams.get('answer');
  const did = url.searchParams.get('did');
  const order = answersTo(cause).toSorted((a, b) => Number(b === chosen) - Number(a === chosen));
  return (
    <TextPage
      title={t(isFault(cause) ? 'title' : cause === 'leave' ? 'leave' : 'clients')}
      lead={
        isFault(cause)
          ? t('lead', { name, what: FAULT_WORDS[language][cause] })
          : t(cause === 'leave' ? 'leadLeave' : 'leadClients', { name })
      }
    >
      <Outcome
        title={did === 'done' ? t(given === 'stop' ? 'stopped' : 'done') : undefined}
        failed={did === 'failed'}
      >
        {did === 'failed' && (
          <p>
            {t(cause === 'leave' ? 'failedLeave' : chosen === OPENING_ANSWER ? 'failedOpening' : 'failed')}
          </p>
        )}
      </Outcome>
      {given && <p>{t('given', { answer: ANSWER_WORDS[language][given] })}</p>}
      {isOccasion(cause) && chosen === OPENING_ANSWER && did !== 'done' && (
        <PressForm
          action="/api/words"
          token={tokenIn(url)}
          press={['answer', OPENING_ANSWER]}
          label={ANSWER_WORDS[language].opening}
        >
          <OpeningFields />
        </PressForm>
      )}
      <div className="button-row">
        {order.map((answer, index) => (
          <PressForm
            key={answer}
            action="/api/words"
            token={tokenIn(url)}
            press={['answer', answer]}
            label={ANSWER_WORDS[language][answer]}
            {...((given ? answer !== given : index > 0 || chosen === OPENING_ANSWER) && {
              variant: 'secondary' as const,
            })}
          />
        ))}
      </div>
      <p>
        <Link to={path}>{t('profile')}</Link> · <Link to={paths.dashboard()}>{t('dashboard')}</Link>
      </p>
    </TextPage>
  );
}
