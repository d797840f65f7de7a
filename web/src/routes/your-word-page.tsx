import {
  ANSWER_WORDS,
  answersTo,
  FAULT_WORDS,
  isFault,
  isOccasion,
  OPENING_ANSWER,
} from '@directory/domain/profile/questions';
import type { WordView } from '@directory/domain/contracts/questions';
import { paths } from '@directory/domain/site/paths';
import { linkedPage, type LinkedProps } from '../features/inquiry/linked-page.tsx';
import { PressForm } from '../features/inquiry/press-form.tsx';
import { OpeningFields } from '../features/openings/opening-fields.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { unlistedHead } from '../site/route.ts';
import { Link } from '../ui/link.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { TextPage } from '../ui/text-page.tsx';

export const head = unlistedHead('your-word:title');

/** Where a person answers a question about their own profile. The answer that was pressed in the mail stands first; nothing is sent before it is pressed here. */
function YourWord({ view: { cause, name, path, said, answer: given }, token, url }: LinkedProps<WordView>) {
  const { t, language } = useTranslation('your-word');
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
          token={token}
          press={['answer', OPENING_ANSWER]}
          label={ANSWER_WORDS[language].opening}
        >
          <OpeningFields said={said} />
        </PressForm>
      )}
      <div className="button-row">
        {order.map((answer, index) => (
          <PressForm
            key={answer}
            action="/api/words"
            token={token}
            press={['answer', answer]}
            label={ANSWER_WORDS[language][answer]}
            variant={
              (given ? answer !== given : index > 0 || chosen === OPENING_ANSWER) ? 'secondary' : 'primary'
            }
          />
        ))}
      </div>
      <p>
        <Link to={path}>{t('profile')}</Link> · <Link to={paths.dashboard()}>{t('dashboard')}</Link>
      </p>
    </TextPage>
  );
}

export const { load, Component } = linkedPage({
  name: 'word',
  ask: (directory, token, signal) => directory.word(token, signal),
  Page: YourWord,
});
