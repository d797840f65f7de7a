import '../../ui/dotted-line.css';
import './practical-facts.css';
import type { PracticalFacts as Facts } from '@directory/domain/profile/card';
import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { WAIT_LIST_CLOSED } from '@directory/domain/vocabulary/term';
import { shortFactDay } from '../../site/days.ts';
import { dollars } from '../../i18n/whole-number.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface PracticalFactsProps {
  facts: Omit<Facts, 'accepting_confirmed_at'>;
  /** What else stands in the row: where one meets, say. */
  others?: readonly string[];
}

/** In whole days, so that server and browser agree: a word on new clients counts no longer than that. */
function isOld(seconds: number): boolean {
  const dayOf = (ms: number) => Math.floor(ms / 86_400_000);
  return dayOf(Date.now()) - dayOf(seconds * 1000) > ACCEPTANCE_DAYS;
}

/**
 * Whether somebody takes new clients, how long the wait is and what a session costs, as far as they have said. Where some of it was confirmed
 * long ago, the earliest day stands once, behind what is of that day; whether new clients are taken is then not said at all. The profile has all days.
 */
export function PracticalFacts({ facts, others = [] }: PracticalFactsProps) {
  const { t, language } = useTranslation('facts');
  const { accepting, next_opening: opening, wait, fee, sliding_scale: isSliding } = facts;
  const hasFee = fee !== null || isSliding;
  const said = [wait !== null && facts.wait_confirmed_at, hasFee && facts.fee_confirmed_at];
  const oldest = Math.min(...said.filter((at) => typeof at === 'number'));
  const isOfWait = said[0] === oldest;
  const confirmed = isOld(oldest) && (
    // The server's tables of months and the browser's need not be of one age: what the server wrote stays.
    <time
      className="practical-day"
      dateTime={new Date(oldest * 1000).toISOString().slice(0, 10)}
      suppressHydrationWarning
    >
      {t('confirmed', { day: shortFactDay(oldest, language) })}
    </time>
  );
  return (
    <ul className="practical-facts dotted-line" aria-label={t('label')}>
      {accepting !== 'unknown' && (
        <li className={`practical-accepting is-${accepting}`}>{t(`accepting.${accepting}`)}</li>
      )}
      {opening && (
        <li suppressHydrationWarning>
          {opening.from
            ? t('opening', { day: shortFactDay(Date.parse(`${opening.from}T18:00Z`) / 1000, language) })
            : t('openingNow')}
        </li>
      )}
      {wait !== null && (
        <li>
          {wait === WAIT_LIST_CLOSED
            ? waitTimeVocabulary.label(wait, language)
            : t('wait', { wait: lowerFirst(waitTimeVocabulary.label(wait, language)) })}
          {isOfWait && confirmed}
        </li>
      )}
      <li>
        {fee !== null && t('fee', { fee: dollars(fee, language) })}
        {isSliding && (fee === null ? t('slidingScale') : <span>{t('slidingScale')}</span>)}
        {!hasFee && t('feeUnknown')}
        {!isOfWait && confirmed}
      </li>
      {others.map((other) => (
        <li key={other}>{other}</li>
      ))}
    </ul>
  );
}

/** Behind a colon, where a sentence goes on. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
