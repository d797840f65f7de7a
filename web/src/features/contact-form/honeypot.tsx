import { useTranslation } from '../../i18n/use-translation.ts';
import { HONEYPOT_NAME } from './use-message-form.ts';

/**
 * A field that only programs fill in. It is off the screen rather than hidden, out of the tab order, and says what it is
 * to whoever finds it all the same.
 */
export function Honeypot() {
  const { t } = useTranslation('message-form');
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {t('honeypot')}
        <input name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
