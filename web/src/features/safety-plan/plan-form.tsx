import './safety-plan.css';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PLAN_STEPS, STEP_MAX, useSafetyPlan, type PlanKeeping } from './use-safety-plan.ts';

/** The six steps to fill in. Without scripts they can be filled in and printed, and nothing is kept. */
export function PlanForm() {
  const { t } = useTranslation('safety-plan');
  const { plan, keeping, isDeleted, ...form } = useSafetyPlan();
  const isEmpty = PLAN_STEPS.every((step) => plan[step] === '');
  return (
    <form
      className="safety-plan stack gap-6"
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <Keeping keeping={keeping} onChoose={form.choose} />
      {PLAN_STEPS.map((step) => (
        <Field key={step} label={t(`steps.${step}.label`)} hint={t(`steps.${step}.hint`)}>
          {(control) => (
            <>
              {/* Paper has no scroll bar: there the whole text stands in place of its field. */}
              <p className="safety-plan-printed" aria-hidden="true">
                {plan[step]}
              </p>
              <textarea
                {...control}
                name={step}
                rows={3}
                maxLength={STEP_MAX}
                value={plan[step]}
                onChange={(event) => form.write(step, event.target.value)}
              />
            </>
          )}
        </Field>
      ))}
      <div className="button-row no-print">
        <Button onClick={() => window.print()}>{t('print')}</Button>
        {(!isEmpty || keeping === 'device') && (
          <Button variant="secondary" onClick={form.remove}>
            {t('delete')}
          </Button>
        )}
      </div>
      <div className="safety-plan-deleted no-print" role="status">
        {isDeleted && (
          <p>
            {t('deleted')}{' '}
            <button className="link-button" type="button" onClick={form.undo}>
              {t('undo')}
            </button>
          </p>
        )}
      </div>
    </form>
  );
}

interface KeepingProps {
  keeping: PlanKeeping;
  onChoose: (isKept: boolean) => void;
}

/** Whether the device keeps the plan, and what that means. */
function Keeping({ keeping, onChoose }: KeepingProps) {
  const { t } = useTranslation('safety-plan');
  return (
    <div className="safety-plan-keeping panel stack gap-2 no-print">
      <label className="check safety-plan-choice">
        <input
          type="checkbox"
          name="keep"
          checked={keeping !== 'screen'}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span>
          {t('keep.label')}
          <span className="field-hint">{t('keep.hint')}</span>
        </span>
      </label>
      <p className={keeping === 'failed' ? 'safety-plan-failed' : undefined} role="status">
        {t(`keep.${keeping}`)}
      </p>
      <noscript>
        <p>{t('keep.noScript')}</p>
      </noscript>
    </div>
  );
}
