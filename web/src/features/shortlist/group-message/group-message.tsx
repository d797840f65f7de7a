import { useId } from 'react';
import { REPLY_DAYS, REPLY_TIMES } from '@directory/domain/messages/contact';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useLanguage } from '../../../site/contexts.ts';
import { Button } from '../../../ui/button.tsx';
import { useLaterStrings } from '../../../i18n/later-strings.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MessageForm, UrgentNote, WithoutScripts } from '../../contact-form/message-form.tsx';
import { SelectField, TextAreaField, TextField } from '../../contact-form/message-field.tsx';
import { textsIn } from '../../contact-form/profile-contact-form.tsx';
import { type Deliveries, isAccepted } from './deliveries.ts';
import { type GROUP_FIELDS, useGroupMessage } from './use-group-message.ts';

/** Writes to up to three people of the list in one go, and says what became of the message to each. */
export function GroupMessage({ people }: { people: readonly PublicProfile[] }) {
  useLaterStrings(['message-form']);
  const { t } = useTranslation(['shortlist', 'message-form']);
  const language = useLanguage();
  const titleId = useId();
  const message = useGroupMessage(people, {
    nobody: t('write.nobody'),
    someFailed: t('write.someFailed'),
    noneSent: t('write.noneSent'),
  });
  const { form, deliveries, recipients, isSent, isOver } = message;
  const hasFailed = deliveries.some(({ state }) => state === 'failed');
  const field = (name: (typeof GROUP_FIELDS)[number]) => ({
    name,
    label: t(`message-form:${name}`),
    error: form.errors[name],
  });
  return (
    <section className="card message-panel list-write no-print" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('write.title')}</h2>
      <p>{t('write.text')}</p>
      <UrgentNote />
      <WithoutScripts />
      <MessageForm
        form={form}
        send={
          recipients.length === 0
            ? t('message-form:send')
            : t(hasFailed ? 'write.again' : 'write.send', { count: recipients.length })
        }
        sent={t(deliveries.length === 1 ? 'write.oneSent' : 'write.allSent')}
        sentMore={<Statuses deliveries={deliveries} />}
        failed={form.failure ?? t('write.noneSent')}
        failedMore={t('message-form:stillHere')}
        isOver={isOver}
      >
        <Recipients people={people} message={message} />
        <div className="message-form-pair">
          <TextField {...field('name')} required autoComplete="name" />
          <TextField {...field('email')} required autoComplete="email" />
          <TextField {...field('phone')} autoComplete="tel" />
          <TextField {...field('location')} autoComplete="postal-code" />
          <SelectField
            {...field('preferredReplyDay')}
            options={textsIn(language, REPLY_DAYS)}
            none={t('message-form:noPreference')}
          />
          <SelectField
            {...field('preferredReplyTime')}
            options={textsIn(language, REPLY_TIMES)}
            none={t('message-form:noPreference')}
          />
        </div>
        <TextAreaField {...field('message')} required hint={t('write.hint')} />
        {form.state !== 'done' && <Statuses deliveries={deliveries} />}
      </MessageForm>
      {isSent && (
        <p>
          <Button variant="secondary" onClick={message.beginAnew}>
            {t('write.another')}
          </Button>
        </p>
      )}
    </section>
  );
}

interface RecipientsProps {
  people: readonly PublicProfile[];
  message: ReturnType<typeof useGroupMessage>;
}

/** Who gets the message. Whoever has got it cannot be chosen again. */
function Recipients({ people, message: { recipients, deliveries, room, choose } }: RecipientsProps) {
  const { t } = useTranslation('shortlist');
  const ids = recipients.map(({ id }) => id);
  return (
    <fieldset className="list-choice">
      <legend>{t('write.whom')}</legend>
      <p className="field-hint">{t('write.most')}</p>
      <div className="list-choice-people">
        {people.map(({ id, name }) => {
          const isChosen = ids.includes(id);
          const hasGot = deliveries.some((delivery) => delivery.id === id && isAccepted(delivery));
          return (
            <label key={id} className="list-check">
              <input
                type="checkbox"
                checked={isChosen || hasGot}
                disabled={hasGot || (!isChosen && room <= 0)}
                onChange={() => choose(isChosen ? ids.filter((one) => one !== id) : [...ids, id])}
              />
              <span>{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What became of the message to each. */
function Statuses({ deliveries }: { deliveries: Deliveries }) {
  const { t } = useTranslation(['shortlist', 'message-form']);
  if (deliveries.length === 0) return null;
  return (
    <ul className="list-statuses" aria-label={t('write.statuses')}>
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
