import type { ConditionKind } from '../condition.ts';

/** What is a part of something wider that far more profiles name: whoever works with the wider comes next. */
export const WIDER: Readonly<Partial<Record<ConditionKind, Readonly<Record<string, readonly string[]>>>>> = {
  concern: {
    Perfectionism: ['Self-Esteem'],
    Giftedness: ['Learning Disabilities', 'Psychoeducational Assessment'],
    'Climate Distress': ['Anxiety'],
    Infertility: ['Perinatal Mental Health'],
    'Caregiver Fatigue': ['Stress Management'],
    'Sport and Performance': ['Anxiety'],
    Tinnitus: ['Health Psychology'],
    Hoarding: ['Obsessive-Compulsive Disorder'],
    'Agricultural Stress': ['Stress Management', 'Workplace Issues'],
    'High-Conflict Separation': ['Relationship Issues', 'Couples', 'Family Conflict'],
    Adoption: ['Family Conflict', 'Parenting'],
    Emetophobia: ['Phobias', 'Anxiety'],
  },
  therapy: { 'Sand Tray': ['Play Therapy'] },
};

/**
 * What is nearest to a value, for whoever finds few that have it: concerns that are treated much alike, assessed by the same people, or most
 * often come together; therapies of one school; new clients at all in place of soon. A psychologist may review it line by line. What is
 * missing (court work, Indigenous mental health) has nothing that could stand in for it.
 */
export const KINDRED: Readonly<Partial<Record<ConditionKind, Readonly<Record<string, readonly string[]>>>>> =
  {
    concern: {
      Anxiety: ['Stress Management', 'Panic Disorder', 'Social Anxiety'],
      Depression: ['Anxiety', 'Self-Esteem', 'Grief and Loss'],
      ADHD: ['Psychoeducational Assessment', 'Neuropsychology', 'Learning Disabilities'],
      PTSD: ['Trauma'],
      Trauma: ['PTSD'],
      'Stress Management': ['Anxiety', 'Workplace Issues'],
      'Relationship Issues': ['Couples', 'Family Conflict'],
      Couples: ['Relationship Issues'],
      'Family Conflict': ['Relationship Issues', 'Parenting'],
      Parenting: ['Family Conflict'],
      'Grief and Loss': ['Life Transitions', 'Depression'],
      'Obsessive-Compulsive Disorder': ['Anxiety'],
      'Panic Disorder': ['Anxiety', 'Phobias'],
      'Social Anxiety': ['Anxiety', 'Self-Esteem'],
      Phobias: ['Anxiety', 'Panic Disorder'],
      'Eating Disorders': ['Self-Esteem'],
      'Substance Use': ['Stress Management'],
      'Sleep and Insomnia': ['Stress Management', 'Anxiety'],
      'Chronic Pain': ['Health Psychology', 'Rehabilitation'],
      'Health Psychology': ['Chronic Pain', 'Stress Management'],
      'Anger Management': ['Stress Management', 'Relationship Issues'],
      'Self-Esteem': ['Depression', 'Anxiety'],
      'Life Transitions': ['Stress Management', 'Grief and Loss'],
      'Workplace Issues': ['Stress Management'],
      'Bipolar Disorder': ['Depression'],
      'Personality Disorders': ['Trauma', 'Relationship Issues'],
      'Mood Disorders': ['Depression', 'Bipolar Disorder'],
      Psychosis: ['Bipolar Disorder'],
      Autism: ['Psychoeducational Assessment', 'Neuropsychology', 'ADHD'],
      'Learning Disabilities': ['Psychoeducational Assessment', 'Neuropsychology', 'ADHD'],
      'Psychoeducational Assessment': ['Neuropsychology', 'Learning Disabilities', 'ADHD'],
      Neuropsychology: ['Psychoeducational Assessment', 'Rehabilitation'],
      'Perinatal Mental Health': ['Depression', 'Parenting', 'Anxiety'],
      'Sexual Health': ['Couples', 'Relationship Issues'],
      Rehabilitation: ['Chronic Pain', 'Health Psychology'],
      ...WIDER.concern,
    },
    therapy: {
      ...WIDER.therapy,
      'Gottman Method': ['Couples Therapy', 'Emotionally Focused Therapy'],
      'Couples Therapy': ['Gottman Method', 'Emotionally Focused Therapy'],
      EMDR: ['Trauma-Focused Therapy', 'Accelerated Resolution Therapy'],
      'Prolonged Exposure': ['Cognitive Processing Therapy', 'Trauma-Focused Therapy'],
      'Cognitive Processing Therapy': ['Prolonged Exposure', 'Trauma-Focused Therapy'],
      'Exposure and Response Prevention': ['Exposure Therapy'],
      'Play Therapy': ['Sand Tray', 'Art Therapy'],
      Psychoanalysis: ['Psychodynamic Therapy', 'Jungian Therapy'],
      'Psychodynamic Therapy': ['Psychoanalysis'],
      'Mindfulness-Based Therapy': ['Acceptance and Commitment Therapy'],
      'Schema Therapy': ['Cognitive Behavioural Therapy'],
      'Somatic Therapy': ['Sensorimotor Psychotherapy'],
    },
    assessment: {
      'Cognitive Assessment': ['Psychoeducational Assessment', 'Neuropsychological Assessment'],
      'Neuropsychological Assessment': ['Cognitive Assessment'],
      'Psychoeducational Assessment': ['Cognitive Assessment'],
      'ADHD Assessment': ['Psychoeducational Assessment', 'Diagnostic Clarification'],
      'Autism Assessment': ['Psychoeducational Assessment', 'Diagnostic Clarification'],
      'Custody Evaluation': ['Parenting Capacity Assessment'],
      'Fitness-for-Duty Assessment': ['Return-to-Work Assessment'],
      'Return-to-Work Assessment': ['Fitness-for-Duty Assessment'],
    },
    availability: { soon: ['now'] },
  };
