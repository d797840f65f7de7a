import '../../ui/dotted-line.css';
import './practical-facts.css';
import type { PracticalFacts as Facts } from '@directory/domain/profile/card';
import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { WAIT_LIST_CLOSED } from '@directory/domain/vocabulary/term';
import { useLanguage } from '../../site/contexts.ts';
import { shortFactDay } from '../../site/days.ts';
import { dollars } from '../../i18n/whole-number.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface PracticalFactsProps {
  facts: Facts;
  /** What else stands in the row: where one meets, say. */
  others?: readonly string[];
}

/** In whole days, so that server and browser agree: a word on new clients counts no longer than that. */
function isOld(seconds: number): boolean {
  const dayOf = (ms: number) => Math.floor(ms / 86_400_000);
  return dayOf(Date.now()) - dayOf(seconds * 1000) > ACCEPTANCE_DAYS;
}

/**
 * Whether somebody takes new clients, how long the wait is and what a session costs, as far as they have said. What was confirmed long ago
 * carries its day, two of one day once; whether new clients are taken is then not said at all. The profile has all days.
 */
export function PracticalFacts({ facts, others = [] }: PracticalFactsProps) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { accepting, next_opening: opening, wait, fee, sliding_scale: isSliding } = facts;
  const oldDay = (at: number | null) => at !== null && isOld(at) && shortFactDay(at, language);
  const waitDay = wait !== null && oldDay(facts.wait_confirmed_at);
  const feeDay = (fee !== null || isSliding) && oldDay(facts.fee_confirmed_at);
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
          {waitDay !== feeDay && <Confirmed at={facts.wait_confirmed_at} day={waitDay} />}
        </li>
      )}
      <li>
        {fee !== null && t('fee', { fee: dollars(fee, language) })}
        {isSliding && (fee === null ? t('slidingScale') : <span>{t('slidingScale')}</span>)}
        {fee === null && !isSliding && t('feeUnknown')}
        <Confirmed at={facts.fee_confirmed_at} day={feeDay} />
      </li>
      {others.map((other) => (
        <li key={other}>{other}</li>
      ))}
    </ul>
  );
}

/** Behind a colon, where a sentence goes on. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** @param at seconds since 1970 */
function Confirmed({ at, day }: { at: number | null; day: string | false | null }) {
  const { t } = useTranslation('facts');
  if (!day || at === null) return null;
  return (
    // The server's tables of months and the browser's need not be of one age: what the server wrote stays.
    <time
      className="practical-day"
      dateTime={new Date(at * 1000).toISOString().slice(0, 10)}
      suppressHydrationWarning
    >
      {t('confirmed', { day })}
    </time>
  );
}
