import type { PhraseGroup } from '../lexicon.ts';
import { ADHD } from './concerns/adhd.ts';
import { ANGER } from './concerns/anger.ts';
import { ANXIETY } from './concerns/anxiety.ts';
import { AUTISM } from './concerns/autism.ts';
import { BIPOLAR } from './concerns/bipolar.ts';
import { CHRONIC_PAIN } from './concerns/chronic-pain.ts';
import { DEPRESSION } from './concerns/depression.ts';
import { EATING } from './concerns/eating.ts';
import { FAMILY } from './concerns/family.ts';
import { FORENSIC } from './concerns/forensic.ts';
import { GRIEF } from './concerns/grief.ts';
import { HEALTH } from './concerns/health.ts';
import { IMMIGRATION } from './concerns/immigration.ts';
import { INDIGENOUS } from './concerns/indigenous.ts';
import { LEARNING } from './concerns/learning.ts';
import { LGBTQ } from './concerns/lgbtq.ts';
import { LOVE } from './concerns/love.ts';
import { NEUROPSYCHOLOGY } from './concerns/neuropsychology.ts';
import { OCD } from './concerns/ocd.ts';
import { PANIC } from './concerns/panic.ts';
import { PARENTING } from './concerns/parenting.ts';
import { PERINATAL } from './concerns/perinatal.ts';
import { PERSONALITY } from './concerns/personality.ts';
import { PHOBIAS } from './concerns/phobias.ts';
import { PSYCHOEDUCATIONAL } from './concerns/psychoeducational.ts';
import { PSYCHOSIS } from './concerns/psychosis.ts';
import { REHABILITATION } from './concerns/rehabilitation.ts';
import { RELATIONSHIPS } from './concerns/relationships.ts';
import { SELF_ESTEEM } from './concerns/self-esteem.ts';
import { SEXUAL_HEALTH } from './concerns/sexual-health.ts';
import { SLEEP } from './concerns/sleep.ts';
import { SOCIAL_ANXIETY } from './concerns/social-anxiety.ts';
import { STRESS } from './concerns/stress.ts';
import { SUBSTANCE_USE } from './concerns/substance-use.ts';
import { TRANSITIONS } from './concerns/transitions.ts';
import { TRAUMA } from './concerns/trauma.ts';
import { WORK } from './concerns/work.ts';

/**
 * What people say of what troubles them, by the concern that profiles name for it. One file each, so that a psychologist can review one
 * subject at a time: English and French, single words, stems (`depress*`) and patterns (`lost my <relative>`).
 */
export const CONCERNS: readonly PhraseGroup[] = [
  ANXIETY,
  DEPRESSION,
  ADHD,
  TRAUMA,
  STRESS,
  RELATIONSHIPS,
  LOVE,
  FAMILY,
  PARENTING,
  GRIEF,
  OCD,
  PANIC,
  SOCIAL_ANXIETY,
  PHOBIAS,
  EATING,
  SUBSTANCE_USE,
  SLEEP,
  CHRONIC_PAIN,
  HEALTH,
  ANGER,
  SELF_ESTEEM,
  TRANSITIONS,
  WORK,
  BIPOLAR,
  PERSONALITY,
  PSYCHOSIS,
  AUTISM,
  LEARNING,
  PSYCHOEDUCATIONAL,
  NEUROPSYCHOLOGY,
  PERINATAL,
  LGBTQ,
  INDIGENOUS,
  FORENSIC,
  SEXUAL_HEALTH,
  REHABILITATION,
  IMMIGRATION,
];
