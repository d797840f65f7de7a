import type { Match } from '@directory/domain/match/answer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMatchTexts } from './use-match-texts.ts';

/** What speaks for the match, what against it, and what nobody knows. */
export function MatchExplanation({ match: { reasons, cautions, unknowns } }: { match: Match }) {
  const { t } = useTranslation('match');
  const texts = useMatchTexts();
  return (
    <div className="match-explanation">
      {reasons.length > 0 && (
        <section className="match-part">
          <h4>{t('why')}</h4>
          <ul className="match-reasons">
            {reasons.map((reason) => (
              <li key={reason.code}>{texts.reason(reason)}</li>
            ))}
          </ul>
        </section>
      )}
      {cautions.length > 0 && (
        <section className="match-part">
          <h4>{t('worthKnowing')}</h4>
          <ul className="match-cautions">
            {cautions.map((caution) => (
              <li key={caution.code}>{texts.caution(caution)}</li>
            ))}
          </ul>
        </section>
      )}
      {unknowns.length > 0 && (
        <section className="match-part">
          <h4>{t('notKnown')}</h4>
          <ul className="match-unknowns">
            {unknowns.map((unknown) => (
              <li key={unknown}>{t(`unknowns.${unknown}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
