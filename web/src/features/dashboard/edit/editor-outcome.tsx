import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ApiFailure } from '../../../site/ask-api.ts';
import { useFailureText } from '../data/member-failure.ts';
import type { FormErrors } from '../form/profile-form.ts';

/** Why a save did not happen, said aloud when it changes. It is in the page from the start, empty. */
export function EditorOutcome({ errors, failure }: { errors: FormErrors; failure: ApiFailure | null }) {
  const { t } = useTranslation('dashboard');
  const failureText = useFailureText();
  const refused = Object.keys(errors).length;
  return (
    <div className="editor-outcome" role="alert">
      {failure && (
        <>
          <p className="editor-outcome-title">{t('outcome.failed')}</p>
          <p>{failureText(failure)}</p>
          <p>{t('outcome.kept')}</p>
        </>
      )}
      {!failure && refused > 0 && (
        <p>
          <strong>{t('outcome.failed')}</strong> {t('edit.errors', { count: refused })}
        </p>
      )}
    </div>
  );
}
