import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { provinceByCode, PROVINCES } from '@directory/domain/provinces';
import { useLanguage } from '../../../site/contexts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MemberError } from '../data/member-error.ts';
import { startProfile } from '../data/start-profile.ts';

const NAMES = ['firstName', 'lastName', 'city', 'province'] as const;
type Name = (typeof NAMES)[number];

const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name', city: 'address-level2' } as const;

/** What a new profile needs: a name, and where the practice is. The rest is edited once it is there. */
export function StartForm({ onStarted }: { onStarted: () => Promise<void> }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<MemberError | null>(null);
  const control = (name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement | null;
  useEffect(() => (form.current?.elements.namedItem('firstName') as HTMLElement | null)?.focus(), []);

  async function start(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const valueOf = (name: Name) => control(name)?.value.trim() ?? '';
    const empty = NAMES.filter((name) => valueOf(name) === '');
    flushSync(() => setMissing(empty));
    const province = provinceByCode(valueOf('province'));
    if (empty[0] || !province) {
      control(empty[0] ?? 'province')?.focus();
      return;
    }
    setIsStarting(true);
    setFailure(null);
    try {
      const place = { city: valueOf('city'), province: province.code };
      await startProfile(
        { firstName: valueOf('firstName'), lastName: valueOf('lastName'), ...place },
        language,
      );
      await onStarted();
    } catch (error) {
      setFailure(error instanceof MemberError ? error : new MemberError('unreachable', { cause: error }));
      setIsStarting(false);
    }
  }

  const errorOf = (name: Name) => (missing.includes(name) ? t('notFound.required') : undefined);
  return (
    <form
      className="dashboard-form"
      ref={form}
      noValidate
      method="dialog"
      onSubmit={(event) => void start(event)}
    >
      {(['firstName', 'lastName', 'city'] as const).map((name) => (
        <Field key={name} label={t(`notFound.${name}`)} required error={errorOf(name)}>
          {(props) => <input {...props} name={name} maxLength={100} autoComplete={AUTOCOMPLETE[name]} />}
        </Field>
      ))}
      <Field
        label={t('notFound.province')}
        required
        error={errorOf('province')}
        hint={t('notFound.placeHint')}
      >
        {(props) => (
          <select {...props} name="province" defaultValue="" autoComplete="address-level1">
            <option value="">{t('notFound.provinceNone')}</option>
            {PROVINCES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="editor-outcome" role="alert">
        {failure && (
          <>
            <p className="editor-outcome-title">{t('notFound.failed')}</p>
            <p>{failure.detail ?? t(`failures.${failure.code}`)}</p>
          </>
        )}
      </div>
      <Button type="submit" disabled={isStarting}>
        {t(isStarting ? 'notFound.starting' : 'notFound.start')}
      </Button>
    </form>
  );
}
