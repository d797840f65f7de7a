import { useRef, useState, type SyntheticEvent } from 'react';
import { conditionInSentence } from '@directory/domain/assessments/conditions';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import { tellsOfSelfHarm } from '../results/stored-result.ts';
import { StepHeading } from './step-heading.tsx';
import type { FlowPart } from './use-assessment-flow.ts';

/** Asks whether the result shall be mailed, and says exactly what would be sent. The results can be had without. */
export function EmailScreen({ definition, flow, mail }: Omit<FlowPart<'email'>, 'step'>) {
  const { t, language } = useTranslation(['assessment-steps', 'shell']);
  const [email, setEmail] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [discreet, setDiscreet] = useState(true);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const trimmed = email.trim();
    setIsMissing(trimmed === '');
    if (trimmed === '') field.current?.focus();
    else void mail.send(flow.complete(trimmed), trimmed, discreet);
  }

  return (
    <div className="assessment-email stack">
      <StepHeading focus>{t('email.title')}</StepHeading>
      {tellsOfSelfHarm(definition, Object.values(flow.state.answers)) && <CrisisPanel />}
      <p className="measure">{t('email.lead')}</p>
      <form className="assessment-form stack" onSubmit={submit} method="dialog">
        {/* The button below cannot be pressed without an address: this says why. */}
        <TextField
          label={t('email.label')}
          required
          {...(isMissing ? { error: t('email.missing') } : { hint: t('email.hint') })}
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setIsMissing(false);
          }}
          onKeyDown={(event) => {
            // The browser gives spaces alone as nothing, and submits nothing while the button is disabled.
            if (event.key === 'Enter' && email.trim() === '') {
              event.preventDefault();
              setIsMissing(true);
            }
          }}
        />
        <p className="field-hint">{t('email.young')}</p>
        <div role="alert" className="visually-hidden">
          {isMissing && t('email.missing')}
        </div>
        <label className="check">
          <input type="checkbox" checked={discreet} onChange={(event) => setDiscreet(event.target.checked)} />
          <span>
            {t('email.discreet')}
            <span className="field-hint">{t('email.discreetHint')}</span>
          </span>
        </label>
        <div>
          <h3 className="text-base">{t('email.sentTitle')}</h3>
          <p className="small">
            {t('email.sent', { condition: conditionInSentence(definition.condition, language) })}
          </p>
        </div>
        <div className="button-row">
          <Button type="submit" disabled={email === ''}>
            {t('email.submit')}
          </Button>
          <Button variant="secondary" onClick={() => void flow.complete('')}>
            {t('email.without')}
          </Button>
        </div>
      </form>
      <div>
        <Button variant="secondary" onClick={flow.previous}>
          {t('shell:pages.previous')}
        </Button>
      </div>
    </div>
  );
}
