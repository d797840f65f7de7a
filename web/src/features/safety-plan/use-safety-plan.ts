import { useEffect, useState } from 'react';
import { onDeletedElsewhere } from '../device/device-storage.ts';
import {
  deletePlan,
  EMPTY_PLAN,
  PLAN_KEY,
  readPlan,
  writePlan,
  type PlanStep,
  type SafetyPlan,
} from './stored-plan.ts';

/** Where the plan is: on the screen only, on the device too, or not where it was to be kept. */
export type PlanKeeping = 'screen' | 'device' | 'failed';

interface PlanState {
  plan: SafetyPlan;
  keeping: PlanKeeping;
  /** What was deleted last, until something else is done. */
  deleted: Omit<PlanState, 'deleted'> | null;
}

const NOTHING: PlanState = { plan: EMPTY_PLAN, keeping: 'screen', deleted: null };

/** The safety plan on the screen. It is kept on the device only while the visitor wants that, and then with every change. */
export function useSafetyPlan() {
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
      if (!isKept) deletePlan();
      setState({ plan, keeping: isKept ? kept(plan) : 'screen', deleted: null });
    },

    remove: () => {
      deletePlan();
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
  return writePlan(plan) ? 'device' : 'failed';
}

/** A kept plan shows what the device has: deleted in another tab, it leaves this one, too. What is only on this screen stays. */
function followDevice(before: PlanState, stored: SafetyPlan | null): PlanState {
  if (stored) return { plan: stored, keeping: 'device', deleted: null };
  return before.keeping === 'device' ? NOTHING : before;
}
