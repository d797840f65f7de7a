import './safety-plan.css';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readStored, removeStored, writeStored, onDeletedElsewhere } from '../device/device-storage.ts';
import { useEffect, useState } from 'react';

/** The six steps to fill in. Without scripts they can be filled in and printed, and nothing is kept. */
export function PlanForm() {
  const { t } = useTranslation(['safety-plan', 'shell']);
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
              {t('shell:undo')}
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

/** The steps of a safety plan, in the order in which they help: from what one can do alone to what keeps one safe. */
const PLAN_STEPS = ['signs', 'alone', 'places', 'people', 'professionals', 'safety'] as const;

type PlanStep = (typeof PLAN_STEPS)[number];

/** What was written to each step. */
type SafetyPlan = Readonly<Record<PlanStep, string>>;

const planOf = (textOf: (step: PlanStep) => string) =>
  Object.fromEntries(PLAN_STEPS.map((step) => [step, textOf(step)])) as SafetyPlan;

export const EMPTY_PLAN = planOf(() => '');

/** It begins as all keys of the self-assessments do, so that "Delete all" takes it along. */
export const PLAN_KEY = 'assessment_safety_plan';

/** Longest text of a step. */
export const STEP_MAX = 2000;

/** The plan that this device keeps; null when there is none, or when what stands there is no plan. */
export function readPlan(): SafetyPlan | null {
  const stored = readStored(PLAN_KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const steps = stored as Partial<Record<PlanStep, unknown>>;
  return PLAN_STEPS.every((step) => isText(steps[step])) ? planOf((step) => steps[step] as string) : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= STEP_MAX;
}

/** Where the plan is: on the screen only, on the device too, or not where it was to be kept. */
type PlanKeeping = 'screen' | 'device' | 'failed';

interface PlanState {
  plan: SafetyPlan;
  keeping: PlanKeeping;
  /** What was deleted last, until something else is done. */
  deleted: Omit<PlanState, 'deleted'> | null;
}

const NOTHING: PlanState = { plan: EMPTY_PLAN, keeping: 'screen', deleted: null };

/** The safety plan on the screen. It is kept on the device only while the visitor wants that, and then with every change. */
function useSafetyPlan() {
  const [state, setState] = useState(NOTHING);
  const { plan, keeping, deleted } = state;

  useEffect(() => {
    const show = () => setState((before) => followDevice(before, readPlan()));
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PLAN_KEY || key === null) show();
    };
    show();
    window.addEventListener('storage', onStorage);
    // "Delete all" in another tab empties this screen, too.
    const stopListening = onDeletedElsewhere(() => setState(NOTHING));
    return () => {
      window.removeEventListener('storage', onStorage);
      stopListening();
    };
  }, []);

  return {
    plan,
    keeping,
    isDeleted: deleted !== null,

    write: (step: PlanStep, text: string) => {
      const next = { ...plan, [step]: text };
      setState({ plan: next, keeping: keeping === 'screen' ? 'screen' : kept(next), deleted: null });
    },

    /** Keeps the plan from now on, or takes it off the device and leaves it on the screen. */
    choose: (isKept: boolean) => {
      if (!isKept) removeStored(PLAN_KEY);
      setState({ plan, keeping: isKept ? kept(plan) : 'screen', deleted: null });
    },

    remove: () => {
      removeStored(PLAN_KEY);
      setState({ ...NOTHING, deleted: { plan, keeping } });
    },

    undo: () => {
      if (!deleted) return;
      const before = deleted.keeping === 'screen' ? 'screen' : kept(deleted.plan);
      setState({ plan: deleted.plan, keeping: before, deleted: null });
    },
  };
}

function kept(plan: SafetyPlan): PlanKeeping {
  return writeStored(PLAN_KEY, plan) ? 'device' : 'failed';
}

/** A kept plan shows what the device has: deleted in another tab, it leaves this one, too. What is only on this screen stays. */
function followDevice(before: PlanState, stored: SafetyPlan | null): PlanState {
  if (stored) return { plan: stored, keeping: 'device', deleted: null };
  return before.keeping === 'device' ? NOTHING : before;
}
