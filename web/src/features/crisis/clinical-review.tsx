import { useTranslation } from '../../i18n/use-translation.ts';
import { useSite } from '../../site/contexts.ts';
import { calendarDay } from '../../site/days.ts';

interface ClinicalReviewProps {
  /** The page is about the questions, too: it says where their words come from. */
  withQuestions?: boolean;
}

/** Who of the professions has read the clinical words, and when; or that nobody has yet. Needs the namespace `crisis`. */
export function ClinicalReview({ withQuestions = true }: ClinicalReviewProps) {
  const { t, language } = useTranslation('crisis');
  const { clinicalReview } = useSite();
  if (!clinicalReview) {
    const questions = withQuestions ? ` ${t('review.questions')}` : '';
    return <p className="muted small measure">{t('review.none') + questions}</p>;
  }
  const { name, credentials, date } = clinicalReview;
  return (
    <p className="muted small measure">
      {t('review.done', { name, credentials, date: calendarDay(date, language) })}
    </p>
  );
}
