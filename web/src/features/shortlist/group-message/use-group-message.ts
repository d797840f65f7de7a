import { useEffect, useRef, useState } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { ApiFailure } from '../../../site/ask-api.ts';
import { DRAFT_PREFIX } from '../../../site/draft-prefix.ts';
import type { FieldErrors } from '../../../ui/form/use-form.ts';
import { readStored, removeStored, writeStored } from '../../device/device-storage.ts';
import { CONTACT_FIELDS, type ContactFieldName } from '../../contact-form/contact-fields.tsx';
import { type PostTo, useMessageForm } from '../../contact-form/use-message-form.ts';
import { LIST_KEY } from '../kept-list.ts';
import {
  type Deliveries,
  type Delivery,
  isAccepted,
  keyFor,
  readDeliveries,
  RECIPIENTS_MAX,
  referenceOf,
  stillToSend,
  withDelivery,
} from './deliveries.ts';

/** Names the draft that the tab keeps; it goes with the list. */
const DRAFT_NAME = LIST_KEY;
/** Where the tab keeps who has got it, beside the draft: what forgets drafts forgets this. */
const DELIVERIES_KEY = `${DRAFT_PREFIX}${DRAFT_NAME}-deliveries`;

interface GroupTexts {
  nobody: string;
  someFailed: string;
  noneSent: string;
}

/**
 * One form, a message to each of up to three people: handed over one after the other, each with a key, a reference and a state of its
 * own. One that is refused stops no other. Sent again, it goes only to those who have not got it.
 */
export function useGroupMessage(people: readonly PublicProfile[], texts: GroupTexts) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [deliveries, setDeliveries] = useState<Deliveries>([]);
  useEffect(() => {
    // What the tab keeps is known only in the browser.
    // oxlint-disable-next-line react/set-state-in-effect
    setDeliveries(readDeliveries(readStored(DELIVERIES_KEY, 'tab')));
  }, []);

  const accepted = deliveries.filter(isAccepted);
  const room = RECIPIENTS_MAX - accepted.length;
  // Nobody is written to who was not chosen. After a reload those are chosen again who have not got it.
  const wished = chosen ?? deliveries.map(({ id }) => id);
  const recipients = stillToSend(
    people.filter(({ id }) => wished.includes(id)),
    deliveries,
  ).slice(0, room);
  // A message may wait for some seconds before it is sent: whoever is chosen or left out meanwhile counts.
  const latest = useRef({ recipients, accepted });
  useEffect(() => {
    latest.current = { recipients, accepted };
  });

  function keep(next: Deliveries): void {
    setDeliveries(next);
    if (next.length === 0) removeStored(DELIVERIES_KEY, 'tab');
    else writeStored(DELIVERIES_KEY, next, 'tab');
  }

  async function deliver(postTo: PostTo, draftKey: string) {
    const { recipients: wanted, accepted: before } = latest.current;
    if (wanted.length === 0) return { text: texts.nobody };
    let now: Deliveries = before;
    let errors: FieldErrors<ContactFieldName> = {};
    const note = (delivery: Delivery) => keep((now = withDelivery(now, delivery)));
    for (const { id, name } of wanted) note({ id, name, state: 'sending', text: null, reference: null });
    for (const { id, name } of wanted) {
      try {
        const answer = await postTo({ psychologistId: id, idempotencyKey: keyFor(draftKey, id) });
        const isLater = answer.deliverAfter !== undefined;
        note({
          id,
          name,
          state: isLater ? 'waiting' : 'sent',
          text: isLater ? answer.message : null,
          reference: referenceOf(answer.id),
        });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        errors = { ...errors, ...(error.fields as FieldErrors<ContactFieldName>) };
        note({ id, name, state: 'failed', text: error.sentence, reference: null });
      }
    }
    if (now.every(isAccepted)) return null;
    return { text: now.some(isAccepted) ? texts.someFailed : texts.noneSent, errors };
  }

  const form = useMessageForm<ContactFieldName>({ draftName: DRAFT_NAME, names: CONTACT_FIELDS, deliver });
  const isSent = deliveries.length > 0 && deliveries.every(isAccepted);
  const beginAnew = () => {
    keep([]);
    setChosen([]);
  };
  return {
    form: {
      ...form,
      reset: () => {
        form.reset();
        beginAnew();
      },
    },
    deliveries,
    recipients,
    /** How many more can be chosen. */
    room: room - recipients.length,
    choose: (ids: readonly string[]) => setChosen(ids),
    isSent,
    /** Nothing is left to send: the words are gone from the form, and what became of them stays to be read. */
    isOver: isSent && form.state === 'done' && !form.hasUnsent,
    /** Another message, to the same people or to others. What was written meanwhile stays. */
    beginAnew,
  };
}
