import './crisis.css';
import { RichText } from '../../ui/rich-text.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** On every screen of a self-assessment: what it is not, and where to turn at once. Needs the namespace `crisis`. */
export function CrisisNotice() {
  const { t } = useTranslation('crisis');
  return (
    <p className="crisis-notice" role="note">
      <RichText
        text={t('notice')}
        parts={{
          strong: (words) => <strong>{words}</strong>,
          emergency: (number) => <a href="tel:911">{number}</a>,
          call: (word) => <a href="tel:988">{word}</a>,
          text: (word) => <a href="sms:988">{word}</a>,
        }}
      />
    </p>
  );
}
