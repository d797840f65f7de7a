import './inquiry.css';
import type { QuestionView } from '@directory/domain/contracts/inquiries';
import { ANSWERS, type InquiryAnswer } from '@directory/domain/inquiries/inquiry';
import { dayText } from '@directory/domain/inquiries/words';
import { paths } from '@directory/domain/site/paths';
import { use } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PostedContext } from '../../site/contexts.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { TextPage } from '../../ui/text-page.tsx';
import { PressForm } from './press-form.tsx';

interface AnswerProps {
  view: QuestionView;
  token: string;
  /** The answer that the link in the mail names: it stands first. */
  chosen: string | null;
  isDone: boolean;
  /** What was sent could not be taken. */
  isFailed: boolean;
}

/** What a psychologist can answer with a press. The one that was pressed in the mail stands first: nothing is sent before it is pressed here. */
export function Answer({ view, token, chosen, isDone, isFailed }: AnswerProps) {
  const { t, language } = useTranslation('inquiry');
  const posted = use(PostedContext);
  const given = ANSWERS.find((answer) => answer === view.state);
  const order = ANSWERS.toSorted((a, b) => Number(b === chosen) - Number(a === chosen));
  return (
    <TextPage
      title={t('answer.title')}
      lead={t('answer.lead', { name: view.name, day: dayText(view.createdAt, language) })}
    >
      <Outcome title={isDone ? t('answer.done') : undefined} failed={isFailed}>
        {isFailed && <p>{posted?.sentence ?? t('answer.failed')}</p>}
        {isDone && view.state === 'full' && (
          <p>
            {t('answer.fullNext')} <Link to={paths.dashboard()}>{t('answer.dashboard')}</Link>
          </p>
        )}
        {isDone && view.state === 'later' && <p>{t('answer.laterNext')}</p>}
      </Outcome>
      {view.isExpected ? <p>{t('answer.expected')}</p> : view.isSettled && <p>{t('answer.settled')}</p>}
      {given && !view.isSettled && <p>{t('answer.given', { answer: t(`answer.${given}`) })}</p>}
      {!view.isSettled && (
        <div className="inquiry-answers">
          {order.map((answer, index) => (
            <PressForm
              key={answer}
              action="/api/answers"
              token={token}
              press={['answer', answer]}
              label={t(`answer.${answer}`)}
              {...((given ? answer !== given : index > 0) && { variant: 'secondary' as const })}
            >
              <Detail answer={answer} {...(answer === given ? view : { day: null, suggestion: null })} />
            </PressForm>
          ))}
        </div>
      )}
      {!view.isSettled && <p className="muted">{t('answer.byMail')}</p>}
    </TextPage>
  );
}

/** What an answer may say besides. */
function Detail({
  answer,
  day,
  suggestion,
}: { answer: InquiryAnswer } & Pick<QuestionView, 'day' | 'suggestion'>) {
  const { t } = useTranslation('inquiry');
  if (answer === 'later') return null;
  return answer === 'elsewhere' ? (
    <Field label={t('answer.suggestion')}>
      {(control) => (
        <input
          {...control}
          name="suggestion"
          defaultValue={suggestion ?? ''}
          maxLength={300}
          autoComplete="off"
        />
      )}
    </Field>
  ) : (
    <Field label={t(answer === 'yes' ? 'answer.from' : 'answer.until')}>
      {(control) => <input {...control} name="day" type="date" defaultValue={day ?? ''} />}
    </Field>
  );
}
