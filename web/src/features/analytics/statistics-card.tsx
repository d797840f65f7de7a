import './statistics-card.css';
import { useEffect, useRef } from 'react';
import { paths } from '@directory/domain/site/paths';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useLaterStrings, useTranslation } from '../../i18n/use-translation.ts';
import { CHOICE_ID, isReopened, setReopened, giveConsent } from './consent.ts';

interface StatisticsCardProps {
  /** The visitor has opened it: it takes the focus. */
  takesFocus: boolean;
  /** The browser asks for privacy: there is nothing to choose. */
  isPrivate: boolean;
}

/** The question about statistics and its two answers, of the same weight. */
export function StatisticsCard({ takesFocus, isPrivate }: StatisticsCardProps) {
  useLaterStrings(['statistics']);
  const { t } = useTranslation(['statistics', 'shell']);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const choose = (answer: 'yes' | 'no') => {
    const wasReopened = isReopened();
    giveConsent(answer);
    setReopened(false);
    // Back to the button that opened it, so that the focus is not lost.
    if (wasReopened) document.getElementById(CHOICE_ID)?.focus();
  };
  return (
    <section className="statistics-choice no-print" aria-labelledby="statistics-title">
      <h2 id="statistics-title" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className="muted">
        <RichText
          text={t(isPrivate ? 'private' : 'text')}
          parts={{ privacy: (words) => <Link to={paths.privacy()}>{words}</Link> }}
        />
      </p>
      <div className="statistics-answers">
        <Button variant="secondary" onClick={() => choose('no')}>
          {t(isPrivate ? 'shell:close' : 'no')}
        </Button>
        {!isPrivate && (
          <Button variant="secondary" onClick={() => choose('yes')}>
            {t('yes')}
          </Button>
        )}
      </div>
    </section>
  );
}
