/** The listing plans. */
export const PLAN_NAMES = ['free', 'monthly', 'annual'] as const;

export type Plan = (typeof PLAN_NAMES)[number];

/** What the plans beside the free one cost, in whole Canadian dollars a month and a year. */
export type PremiumPrices = Readonly<Record<Exclude<Plan, 'free'>, number>>;
