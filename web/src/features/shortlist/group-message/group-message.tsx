import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { Button } from '../../../ui/button.tsx';
import { useLaterStrings, useTranslation } from '../../../i18n/use-translation.ts';
import { useSite } from '../../../site/contexts.ts';
import { type ContactFieldName, ContactFields } from '../../contact-form/contact-fields.tsx';
import { MessageForm, SampleNote, UrgentNote, WithoutScripts } from '../../contact-form/message-form.tsx';
import { PeopleChoice } from '../people-choice.tsx';
import { type Deliveries, isAccepted } from './deliveries.ts';
import { useGroupMessage } from './use-group-message.ts';

/** Writes to up to three people of the list in one go, and says what became of the message to each. */
export function GroupMessage({ people }: { people: readonly PublicProfile[] }) {
  useLaterStrings(['message-form']);
  const { t } = useTranslation(['shortlist', 'message-form']);
  const { sampleData } = useSite();
  const message = useGroupMessage(people, {
    nobody: t('write.nobody'),
    someFailed: t('write.someFailed'),
    noneSent: t('write.noneSent'),
  });
  const { form, deliveries, recipients, isSent, isOver } = message;
  const sent = t(deliveries.length === 1 ? 'write.oneSent' : 'write.allSent');
  const hasFailed = deliveries.some(({ state }) => state === 'failed');
  /** Whoever has got it cannot be chosen again. */
  const isFixed = (id: string) => {
    if (deliveries.some((delivery) => delivery.id === id && isAccepted(delivery))) return 'ticked';
    return message.room <= 0 && !recipients.some((one) => one.id === id) ? 'empty' : null;
  };
  const field = (name: ContactFieldName) => ({
    name,
    label: t(`message-form:${name}`),
    error: form.errors[name],
  });
  return (
    <div className="stack gap-5">
      <p>{t('write.text')}</p>
      <SampleNote />
      <UrgentNote />
      <WithoutScripts />
      <MessageForm
        form={form}
        send={
          recipients.length === 0
            ? t('message-form:send')
            : t(hasFailed ? 'write.again' : 'write.send', { count: recipients.length })
        }
        sent={sampleData ? t('message-form:sentSample') : sent}
        sentMore={<Statuses deliveries={deliveries} />}
        failed={form.failure ?? t('write.noneSent')}
        failedMore={t('message-form:stillHere')}
        isOver={isOver}
      >
        <PeopleChoice
          about="write"
          people={people}
          chosen={recipients.map(({ id }) => id)}
          isFixed={isFixed}
          onChoose={message.choose}
        />
        <ContactFields field={field} hint={t('write.hint')} />
        {form.state !== 'done' && <Statuses deliveries={deliveries} />}
      </MessageForm>
      {isSent && (
        <p>
          <Button variant="secondary" onClick={message.beginAnew}>
            {t('write.another')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What became of the message to each. */
function Statuses({ deliveries }: { deliveries: Deliveries }) {
  const { t } = useTranslation(['shortlist', 'message-form']);
  if (deliveries.length === 0) return null;
  return (
    <ul className="list-statuses stack gap-2" aria-label={t('write.statuses')}>
      {deliveries.map(({ id, name, state, text, reference }) => (
        <li key={id} className={`is-${state}`}>
          <strong>{name}</strong> <span>{t(`write.${state}`)}</span>{' '}
          {text ?? (state === 'failed' && t('message-form:unreachable'))}
          {reference && <span className="muted"> {t('write.reference', { reference })}</span>}
        </li>
      ))}
    </ul>
  );
}
