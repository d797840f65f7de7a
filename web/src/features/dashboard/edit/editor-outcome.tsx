import { useTranslation } from '../../../i18n/use-translation.ts';
import type { MemberError } from '../data/member-error.ts';
import type { FormErrors } from '../form/profile-form.ts';

/** Why a save did not happen, said aloud when it changes. It is in the page from the start, empty. */
export function EditorOutcome({ errors, failure }: { errors: FormErrors; failure: MemberError | null }) {
  const { t } = useTranslation('dashboard');
  const refused = Object.keys(errors).length;
  return (
    <div className="editor-outcome" role="alert">
      {failure && (
        <>
          <p className="editor-outcome-title">{t('outcome.failed')}</p>
          <p>{failure.detail ?? t(`failures.${failure.code}`)}</p>
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
