import './message-form.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { has911 } from '@directory/domain/crisis-lines/numbers';
import { paths } from '@directory/domain/site/paths';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { Button } from '../../ui/button.tsx';
import { useDangerWords } from '../crisis/known-province.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Form } from '../../ui/form/use-form.ts';
import { HONEYPOT_NAME } from './use-message-form.ts';
import { Link } from '../../ui/link.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useSite } from '../../site/contexts.ts';

interface MessageFormProps {
  form: Form;
  /** What is sent beside the fields where there are no scripts; left out, the form needs them. */
  plain?: Readonly<Record<string, string>>;
  send: string;
  /** Said of a message that was sent. */
  sent: string;
  /** More about it, if there is more to say. */
  sentMore?: ReactNode;
  /** Said of one that was not. */
  failed: string;
  /** More about the failure, if there is more to say. */
  failedMore?: ReactNode;
  /** What was not sent leads on to something better. */
  leadsOn?: boolean;
  /** There is nothing left to send: only the outcome stays. */
  isOver?: boolean;
  children: ReactNode;
}

/** Where the outcome stands on the page that answers a form without scripts. */
const OUTCOME_ID = 'outcome';

/**
 * The frame of every message form: fields, buttons to send or clear, the outcome, how long the message is kept. Without scripts it is sent
 * as a plain form, and the answer is the page that it stands on.
 */
export function MessageForm({ form, plain, send, isOver = false, children, ...texts }: MessageFormProps) {
  const { t, language } = useTranslation(['message-form', 'shell']);
  const { pathname, search } = useLocation();
  const isSending = form.state === 'sending';
  const hidden = plain && { language, page: pathname + search, ...plain };
  return (
    <form
      className="message-form stack gap-5"
      {...form.formProps}
      {...(hidden && { method: 'post', action: `/api/contact#${OUTCOME_ID}` })}
    >
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input type="hidden" key={name} {...{ name, value }} />
      ))}
      <div className="stack gap-5" hidden={isOver}>
        <p className="muted small">{t('shell:requiredNote')}</p>
        {children}
      </div>
      <Honeypot />
      <div className="button-row" hidden={isOver}>
        {/* Not `disabled`, which would take the focus away from whoever pressed it by the keyboard. */}
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? t('sending') : send}
        </Button>
        <Button variant="quiet" className="needs-scripts" disabled={isSending} onClick={form.reset}>
          {t('clear')}
        </Button>
      </div>
      {/* Below the buttons: they must not move away from under a finger. */}
      <MessageOutcome form={form} {...texts} />
      {!isOver && <KeepingNote hasDraft={form.state !== 'done' || form.hasUnsent} />}
    </form>
  );
}

/** What happened to the message. */
function MessageOutcome({
  form: { state, hasUnsent },
  sent,
  sentMore,
  failed,
  failedMore,
  leadsOn = false,
}: Pick<MessageFormProps, 'form' | 'sent' | 'sentMore' | 'failed' | 'failedMore' | 'leadsOn'>) {
  const { t } = useTranslation('message-form');
  const region = useRef<HTMLDivElement>(null);
  const isFailure = state === 'failed';
  const isKnown = isFailure || state === 'done';
  const more = isFailure ? failedMore : hasUnsent && t('unsent');

  useEffect(() => {
    // Whoever sent it with the Enter key may be looking at another part of a long form.
    if (isKnown) region.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown]);

  return (
    <Outcome
      id={OUTCOME_ID}
      failed={isFailure && !leadsOn}
      title={isFailure ? failed : isKnown ? sent : undefined}
      ref={region}
    >
      {isKnown && (typeof more === 'string' ? <p>{more}</p> : more)}
      {state === 'done' && sentMore}
    </Outcome>
  );
}

/**
 * A field that only programs fill in. It is off the screen rather than hidden, out of the tab order, and says what it is
 * to whoever finds it all the same.
 */
function Honeypot() {
  const { t } = useTranslation('message-form');
  return (
    <div className="honeypot visually-hidden" aria-hidden="true">
      <label>
        {t('honeypot')}
        <input name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * Says, before anyone writes, that a message is not the way to get help now.
 * @param province where the psychologist works. Most who write are there, too: it counts where 911 does not answer
 */
export function UrgentNote({ province = null }: { province?: ProvinceCode | null | undefined }) {
  const { t } = useTranslation(['message-form', 'shell']);
  const words = useDangerWords(has911(province) ? null : province);
  const danger = t(`shell:footer.crisisDanger.${words}`).replace('911', '<emergency>911</emergency>');
  return (
    <p className="notice urgent-note">
      <RichText
        text={`${t('urgent')} ${danger}`}
        parts={{
          emergency: (number) => <a href="tel:911">{number}</a>,
          call: (words) => <a href="tel:988">{words}</a>,
          text: (words) => <a href="sms:988">{words}</a>,
        }}
      />
    </p>
  );
}

/** On a directory of made-up people: that nobody will answer, said before anyone writes to one. */
export function SampleNote() {
  const { t } = useTranslation();
  const { sampleData } = useSite();
  return sampleData ? <p className="notice urgent-note sample-note">{t('footer.sampleData')}</p> : null;
}

/** How long the message is kept, and what stays in the browser: nothing, once it is sent. */
function KeepingNote({ hasDraft }: { hasDraft: boolean }) {
  const { t } = useTranslation('message-form');
  return (
    <p className="muted small">
      <RichText
        text={t('keeping')}
        parts={{ privacy: (words) => <Link to={paths.privacy()}>{words}</Link> }}
      />
      {hasDraft && ` ${t('draft')}`}
    </p>
  );
}
