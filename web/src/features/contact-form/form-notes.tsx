import { paths } from '@directory/domain/paths';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useSupportEmail } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says, before anyone writes, that a message is not the way to get help now. */
export function UrgentNote() {
  const { t } = useTranslation('message-form');
  return (
    <p className="urgent-note">
      <RichText
        text={t('urgent')}
        parts={{
          emergency: (number) => <a href="tel:911">{number}</a>,
          helpline: (number) => <a href="tel:988">{number}</a>,
        }}
      />
    </p>
  );
}

/** How long the message is kept, and what stays in the browser. */
export function KeepingNote() {
  const { t } = useTranslation('message-form');
  return (
    <p className="message-form-note">
      <RichText
        text={t('keeping')}
        parts={{ privacy: (words) => <Link to={paths.privacy()}>{words}</Link> }}
      />
    </p>
  );
}

/** In place of a form that needs scripts: how to write all the same. */
export function WithoutScripts({ email }: { email?: string | null }) {
  const { t } = useTranslation('message-form');
  const address = useSupportEmail();
  return (
    <noscript>
      <p>
        {t('withoutScripts')} <a href={`mailto:${email ?? address}`}>{email ?? address}</a>
      </p>
    </noscript>
  );
}
