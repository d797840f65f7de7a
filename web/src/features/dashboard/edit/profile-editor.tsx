import './profile-editor.css';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { FORM_PARTS } from '@directory/domain/profile/column-kinds';
import type { ApiFailure } from '../../../site/ask-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/dialog/question.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type OwnProfile, useFailureText } from '../data/member-request.ts';
import type { ProfileDraft, FormErrors } from '../form/profile-form.ts';
import { FormPart } from './form-part.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import type { ProfileEditor as Editor } from './use-profile-editor.ts';
import { columnOf, EDITABLE_COLUMNS } from '@directory/domain/profile/columns';
import { paths } from '@directory/domain/site/paths';
import { Link } from '../../../ui/link.tsx';
import { usePremiumPrice } from '../premium/premium-card.tsx';
import { useColumnWords } from './use-column-words.ts';

interface ProfileEditorProps {
  profile: OwnProfile;
  editor: Editor;
  draft: ProfileDraft;
  /** The profile is to be read anew. */
  refresh: () => Promise<void>;
  /** Stands before the form's parts: what is saved by itself. */
  children?: ReactNode;
}

/** The edit mode: every field of the profile, and a bar that stays in view with the state of the changes. */
export function ProfileEditor({ profile, editor, draft, refresh, children }: ProfileEditorProps) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isGivingUp, setIsGivingUp] = useState(false);
  const guard = useUnsavedGuard(editor.isDirty, editor.cancel);
  // The button that opened the form is gone. A page that opens with kept changes keeps its own focus.
  const [takesFocus] = useState(!editor.isRestored);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <>
      <form
        className="dashboard-form stack gap-6"
        id="profile-form"
        noValidate
        method="dialog"
        onSubmit={submit}
      >
        <h2 ref={heading} tabIndex={-1}>
          {t('edit.title')}
        </h2>
        {editor.isRestored && editor.isDirty && (
          <p className="notice" role="status">
            {t('edit.restored')}
          </p>
        )}
        {children}
        <nav aria-label={t('chapters.label')}>
          <ul className="link-row">
            {FORM_PARTS.map((part) => (
              <li key={part}>
                <a href={`#edit-${part}`}>{t(`edit.${part}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="field-hint">{t('shell:requiredNote')}</p>
        {FORM_PARTS.map((part) => (
          <section
            className="form-part stack gap-5"
            id={`edit-${part}`}
            aria-label={t(`edit.${part}`)}
            key={part}
          >
            <h3 className="text-xl">{t(`edit.${part}`)}</h3>
            {part === 'premium' && !profile.is_premium ? (
              <LockedPremiumPart />
            ) : (
              <FormPart
                {...{ part, profile, form: draft.form, errors: editor.errors, change: editor.change }}
                onTakenBack={refresh}
              />
            )}
          </section>
        ))}
        <div className="save-bar stack gap-3">
          <EditorOutcome errors={editor.errors} failure={editor.failure} />
          <div className="row gap-2">
            <Button type="submit" disabled={editor.isSaving}>
              {editor.isSaving ? t('edit.saving') : t('edit.save')}
            </Button>
            <Button
              variant="secondary"
              disabled={editor.isSaving}
              onClick={() => (editor.isDirty ? setIsGivingUp(true) : editor.cancel())}
            >
              {t('edit.cancel')}
            </Button>
            <a className="save-bar-jump" href="#profile-preview">
              {t('chapters.preview')}
            </a>
            <p className={editor.isDirty ? 'small bold' : 'small muted'}>
              {t(editor.isDirty ? 'edit.unsaved' : 'edit.nothing')}
            </p>
          </div>
        </div>
      </form>
      <Question
        title={t('unsavedDialog.title')}
        text={t('unsavedDialog.text')}
        no={t('unsavedDialog.stay')}
        yes={t('unsavedDialog.leave')}
        isOpen={guard.isAsking || isGivingUp}
        onNo={() => {
          guard.stay();
          setIsGivingUp(false);
        }}
        onYes={guard.isAsking ? guard.leave : editor.cancel}
      />
      <ConflictDialog
        conflict={editor.conflict}
        mine={draft.form}
        onSettle={(choices) => void editor.settle(choices)}
        onBack={editor.postpone}
      />
    </>
  );
}

/** Why a save failed. */
function EditorOutcome({ errors, failure }: { errors: FormErrors; failure: ApiFailure | null }) {
  const { t } = useTranslation('dashboard');
  const failureText = useFailureText();
  const refused = Object.keys(errors).length;
  return (
    <Outcome role="alert" failed title={failure || refused > 0 ? t('outcome.failed') : undefined}>
      {failure ? (
        <>
          <p>{failureText(failure)}</p>
          <p>{t('outcome.kept')}</p>
        </>
      ) : (
        refused > 0 && <p>{t('edit.errors', { count: refused })}</p>
      )}
    </Outcome>
  );
}

/** The premium part on a free account: what there would be, which plan it belongs to, and what it costs. */
function LockedPremiumPart() {
  const { t } = useTranslation('dashboard');
  const price = usePremiumPrice();
  const words = useColumnWords();
  return (
    <div className="panel stack gap-3 start">
      <p className="muted small">{t('locked.label')}</p>
      <p>{t('locked.text', { price })}</p>
      <ul className="locked">
        {EDITABLE_COLUMNS.filter((name) => columnOf(name).premium).map((name) => (
          <li className="row gap-2" key={name}>
            <LockIcon />
            {words.label(name)}
          </li>
        ))}
      </ul>
      <Link className="button button-secondary" to={paths.join()}>
        {t('locked.link')}
      </Link>
    </div>
  );
}

function LockIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3.5 7h9v7h-9z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
