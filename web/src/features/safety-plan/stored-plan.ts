import { readStored, removeStored, writeStored } from '../device/device-storage.ts';

/** The steps of a safety plan, in the order in which they help: from what one can do alone to what keeps one safe. */
export const PLAN_STEPS = ['signs', 'alone', 'places', 'people', 'professionals', 'safety'] as const;

export type PlanStep = (typeof PLAN_STEPS)[number];

/** What was written to each step. */
export type SafetyPlan = Readonly<Record<PlanStep, string>>;

export const EMPTY_PLAN: SafetyPlan = {
  signs: '',
  alone: '',
  places: '',
  people: '',
  professionals: '',
  safety: '',
};

/** It begins as all keys of the self-assessments do, so that "Delete all" takes it along. */
export const PLAN_KEY = 'assessment_safety_plan';

/** Longest text of a step. */
export const STEP_MAX = 2000;

/** The plan that this device keeps; null when there is none, or when what stands there is no plan. */
export function readPlan(): SafetyPlan | null {
  const stored = readStored(PLAN_KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const steps = stored as Partial<Record<PlanStep, unknown>>;
  const isPlan = PLAN_STEPS.every((step) => isText(steps[step]));
  return isPlan ? (Object.fromEntries(PLAN_STEPS.map((step) => [step, steps[step]])) as SafetyPlan) : null;
}

/** @returns whether the device kept it */
export function writePlan(plan: SafetyPlan): boolean {
  return writeStored(PLAN_KEY, plan);
}

export function deletePlan(): void {
  removeStored(PLAN_KEY);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= STEP_MAX;
}
