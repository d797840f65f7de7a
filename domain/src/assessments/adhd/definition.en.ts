import { defineAssessment } from '../definition.ts';

/** This project's own checklist on ten topics of adult ADHD. Not a validated instrument. */
export const definition = defineAssessment('adhd', 'en', {
  description:
    'Ten questions about attention, organization, restlessness and impulse in adults, to help you prepare for a talk with a professional.',
  instructions: 'Thinking of the past 6 months, how often has this been true for you?',
  period: 'the past 6 months',
  type: 'likert',
  options: ['Never', 'Rarely', 'Sometimes', 'Often', 'Very Often'],
  questions: [
    {
      text: 'I miss details or make slips in work that I know how to do.',
      category: 'Attention',
      dsm_criteria: 'Attention to detail',
    },
    {
      text: 'My mind wanders off in the middle of a long or dull task.',
      category: 'Attention',
      dsm_criteria: 'Staying with a task',
    },
    {
      text: 'People have to repeat what they said because I was somewhere else in my thoughts.',
      category: 'Attention',
      dsm_criteria: 'Listening',
    },
    {
      text: 'I start things and leave them unfinished once the interesting part is done.',
      category: 'Organization',
      dsm_criteria: 'Following through',
    },
    {
      text: 'I find it hard to put tasks in order, keep track of time or meet deadlines.',
      category: 'Organization',
      dsm_criteria: 'Organizing tasks and time',
    },
    {
      text: 'I put off what needs long concentration, such as forms or reports.',
      category: 'Organization',
      dsm_criteria: 'Avoiding mental effort',
    },
    {
      text: 'I lose things I need, or forget appointments and errands.',
      category: 'Memory',
      dsm_criteria: 'Losing things, forgetting',
    },
    {
      text: 'Sounds, messages or passing thoughts pull me away from what I am doing.',
      category: 'Attention',
      dsm_criteria: 'Distraction',
    },
    {
      text: 'I fidget, get up, or feel driven to keep moving when I should sit still.',
      category: 'Restlessness',
      dsm_criteria: 'Restlessness',
    },
    {
      text: 'I interrupt, answer too soon, or decide before I have thought it through.',
      category: 'Impulse',
      dsm_criteria: 'Impulsivity',
    },
  ],
  interpretations: {
    mild: 'Your answers describe few signs linked to ADHD, or signs that come up only now and then. Everyone loses focus at times. If these moments still cost you a lot, that is worth talking about, whatever the score.',
    moderate:
      'Your answers describe several signs linked to ADHD that come up fairly often. Stress, poor sleep, anxiety or depression can look the same, so a professional’s view is worthwhile if daily life suffers.',
    severe:
      'Your answers describe many signs linked to ADHD that come up often. This does not mean that you have ADHD. It is a good reason to ask for a full evaluation by a psychologist, a doctor or a nurse practitioner who knows adult ADHD.',
  },
  educational_content: {
    what_is:
      'ADHD (attention-deficit/hyperactivity disorder) is a difference in how the brain steers attention, activity and impulse. It begins in childhood, often lasts into adult life, and has nothing to do with intelligence or effort. Many adults learn about it late.',
    symptoms: [
      'Attention that drifts from dull tasks and locks onto interesting ones',
      'Trouble with time, order, deadlines and unfinished projects',
      'Losing things and forgetting appointments',
      'Restlessness, outside or only inside',
      'Acting, speaking or buying before thinking',
    ],
    causes: [
      'Mostly heredity: ADHD runs in families',
      'Differences in how brain networks for attention and reward develop',
      'Premature birth, low birth weight and some exposures before birth',
      'Not parenting, sugar, screens or laziness',
    ],
    treatments: [
      'Learning about ADHD, and adapting work, school and home to it',
      'Cognitive behavioural therapy or coaching for adults, on time, order and emotions',
      'Medication, prescribed and followed by a doctor or nurse practitioner',
      'Regular sleep and movement, and treatment of what comes with it, such as anxiety',
    ],
    dsm_criteria: [
      'A lasting pattern of inattention, of restlessness and impulse, or of both',
      'Several signs already present in childhood',
      'Signs in more than one place, such as at home and at work',
      'Clear trouble in daily life, with no better explanation',
    ],
  },
  support_groups: [
    {
      name: 'Centre for ADHD Awareness, Canada (CADDAC)',
      about: 'Support groups for adults with ADHD and for parents, many of them online.',
      href: 'https://caddac.ca/',
    },
  ],
  audience: 'This list was written with adults in mind.',
  certainty: {
    findings: [
      'Nobody has tested this list: how often it is right or wrong is not known, and no figure can be given.',
      'Its limits, 16 and 26 points, come from no study. They sort the answers into three groups and say nothing about whether you have the condition.',
    ],
    sources: [],
  },
  disclaimer:
    'This checklist is not a diagnosis. ADHD is diagnosed by a licensed professional who takes your history into account.',
  source: {
    text: 'Educational checklist, not a validated instrument. The questions are our own words on ten topics of adult ADHD.',
  },
});
