import { Trans, useTranslation } from 'react-i18next';
import { Link } from '../../components/link.tsx';
import { paths } from '@directory/domain/paths';
import { useSite } from '../../app/contexts.ts';
import { supportEmail } from '../../app/support-email.ts';

/** Says, before anyone writes, that a message is not the way to get help now. */
export function UrgentNote() {
  const { t } = useTranslation('message-form');
  return (
    <p className="urgent-note">
      <Trans
        t={t}
        i18nKey="urgent"
        components={{ emergency: <a href="tel:911" />, helpline: <a href="tel:988" /> }}
      />
    </p>
  );
}

/** How long the message is kept, and what stays in the browser. */
export function KeepingNote() {
  const { t } = useTranslation('message-form');
  return (
    <p className="message-form-note">
      <Trans t={t} i18nKey="keeping" components={{ privacy: <Link to={paths.privacy()} /> }} />
    </p>
  );
}

/** In place of a form that needs scripts: how to write all the same. */
export function WithoutScripts({ email }: { email?: string | null }) {
  const { t } = useTranslation('message-form');
  const address = supportEmail(useSite());
  return (
    <noscript>
      <p>
        {t('withoutScripts')} <a href={`mailto:${email ?? address}`}>{email ?? address}</a>
      </p>
    </noscript>
  );
}
