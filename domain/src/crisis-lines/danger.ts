/** What words of danger may be about, what is most urgent first. */
export const DANGER_KINDS = [
  /** An overdose, a poisoning, a body in danger. */
  'medical',
  /** Harm to a baby or a child. */
  'child',
  /** Violence and sexual assault. */
  'violence',
  /** Suicide and self-harm. */
  'suicide',
] as const;

export type DangerKind = (typeof DANGER_KINDS)[number];
