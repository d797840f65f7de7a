import { LOCALES } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage, useSite } from '../../site/contexts.ts';

interface ClinicalReviewProps {
  /** The page is about the questions, too: it says where their words come from. */
  withQuestions?: boolean;
}

/** Who of the professions has read the clinical words, and when; or that nobody has yet. Needs the namespace `crisis`. */
export function ClinicalReview({ withQuestions = true }: ClinicalReviewProps) {
  const { t } = useTranslation('crisis');
  const { clinicalReview } = useSite();
  const language = useLanguage();
  if (!clinicalReview) {
    const questions = withQuestions ? ` ${t('review.questions')}` : '';
    return <p className="crisis-review muted">{t('review.none') + questions}</p>;
  }
  const { name, credentials, date } = clinicalReview;
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  return <p className="crisis-review muted">{t('review.done', { name, credentials, date: day })}</p>;
}
