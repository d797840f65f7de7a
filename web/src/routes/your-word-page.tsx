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

export const head = unlistedHead('openings:word.title');

/** Where a person answers a question about their own profile. The answer that was pressed in the mail stands first; nothing is sent before it is pressed here. */
function YourWord({ view: { cause, name, path, said, answer: given }, token, url }: LinkedProps<WordView>) {
  const { t, language } = useTranslation('openings');
  const chosen = url.searchParams.get('answer');
  const did = url.searchParams.get('did');
  const order = answersTo(cause).toSorted((a, b) => Number(b === chosen) - Number(a === chosen));
  const isOpening = chosen === OPENING_ANSWER;
  const failed = cause === 'leave' ? 'word.failedLeave' : isOpening ? 'word.failedOpening' : 'word.failed';
  return (
    <TextPage
      title={t(isFault(cause) ? 'word.title' : cause === 'leave' ? 'word.leave' : 'word.clients')}
      lead={
        isFault(cause)
          ? t('word.lead', { name, what: FAULT_WORDS[language][cause] })
          : t(cause === 'leave' ? 'word.leadLeave' : 'word.leadClients', { name })
      }
    >
      <Outcome
        title={did === 'done' ? t(given === 'stop' ? 'word.stopped' : 'word.done') : undefined}
        failed={did === 'failed'}
      >
        {did === 'failed' && <p>{t(failed)}</p>}
      </Outcome>
      {given && <p>{t('word.given', { answer: ANSWER_WORDS[language][given] })}</p>}
      {isOccasion(cause) && isOpening && did !== 'done' && (
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
            variant={(given ? answer !== given : index > 0 || isOpening) ? 'secondary' : 'primary'}
          />
        ))}
      </div>
      <p>
        <Link to={path}>{t('word.profile')}</Link> · <Link to={paths.dashboard()}>{t('word.dashboard')}</Link>
      </p>
    </TextPage>
  );
}

export const { load, Component } = linkedPage({
  name: 'word',
  ask: (directory, token, signal) => directory.word(token, signal),
  Page: YourWord,
});
