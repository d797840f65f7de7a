import '../../ui/dotted-line.css';
import './practical-facts.css';
import type { PracticalFacts as Facts } from '@directory/domain/profile/card';
import type { Language } from '@directory/domain/language';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { WAIT_LIST_CLOSED } from '@directory/domain/vocabulary/term';
import { useLanguage } from '../../site/contexts.ts';
import { shortFactDay } from '../../site/days.ts';
import { dollars } from '../../i18n/whole-number.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Whether somebody takes new clients, how long the wait is and what a session costs, as far as they have said, each with the day of
 * their last word. A day that is the same as the one before it is said once. Nothing when nothing is known.
 * @param isFeeAsked who asked for a fee is told where none is listed
 */
export function PracticalFacts({ facts, isFeeAsked = false }: { facts: Facts; isFeeAsked?: boolean }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { accepting, wait, fee } = facts;
  const isKnown = accepting !== 'unknown';
  const day = isKnown ? dayText(facts.accepting_confirmed_at, language) : null;
  const waitDay = wait === null ? day : dayText(facts.wait_confirmed_at, language);
  const feeDay = dayText(facts.fee_confirmed_at, language);
  const isFeeMissed = isFeeAsked && fee === null && !facts.sliding_scale;
  if (!isKnown && wait === null && fee === null && !facts.sliding_scale && !isFeeMissed) return null;
  return (
    <ul className="practical-facts dotted-line" aria-label={t('label')}>
      {isKnown && (
        <li className={`practical-accepting is-${accepting}`}>
          {t(`accepting.${accepting}`)}
          <Confirmed at={facts.accepting_confirmed_at} />
        </li>
      )}
      {wait !== null && (
        <li>
          {wait === WAIT_LIST_CLOSED
            ? waitTimeVocabulary.label(wait, language)
            : t('wait', { wait: lowerFirst(waitTimeVocabulary.label(wait, language)) })}
          {waitDay !== day && <Confirmed at={facts.wait_confirmed_at} />}
        </li>
      )}
      {isFeeMissed && <li>{t('feeUnknown')}</li>}
      {(fee !== null || facts.sliding_scale) && (
        <li>
          {fee !== null && t('fee', { fee: dollars(fee, language) })}
          {facts.sliding_scale && (fee === null ? t('slidingScale') : <span>{t('slidingScale')}</span>)}
          {feeDay !== waitDay && <Confirmed at={facts.fee_confirmed_at} />}
        </li>
      )}
    </ul>
  );
}

/** Behind a colon, where a sentence goes on. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const dayText = (at: number | null, language: Language) => (at === null ? null : shortFactDay(at, language));

/** @param at seconds since 1970 */
function Confirmed({ at }: { at: number | null }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  if (at === null) return null;
  return (
    // The server's tables of months and the browser's need not be of one age: what the server wrote stays.
    <time
      className="practical-day"
      dateTime={new Date(at * 1000).toISOString().slice(0, 10)}
      suppressHydrationWarning
    >
      {t('confirmed', { day: shortFactDay(at, language) })}
    </time>
  );
}
