/** The listing plans and their prices in Canadian dollars. */
export const PLANS = {
  free: { priceCad: 0, period: null },
  monthly: { priceCad: 30, period: 'month' },
  annual: { priceCad: 300, period: 'year' },
} as const;

export type Plan = keyof typeof PLANS;

export const PLAN_NAMES = Object.keys(PLANS) as readonly Plan[];
