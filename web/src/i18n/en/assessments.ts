/** The page of the self-assessments. */
export const strings = {
  title: 'Self-Assessments',
  description:
    'What a self-assessment for depression, anxiety, ADHD or PTSD can and cannot tell you, and where to find help now.',
  lead: 'A self-assessment helps you put words to what you feel before you talk to someone. It is not a diagnosis.',
  soon: 'The questionnaires are not open yet. This is what each of them will cover.',
  conditions: {
    depression: {
      title: 'Depression',
      text: 'Low mood, loss of interest, sleep, energy and concentration over the last two weeks, in the words of the PHQ-9.',
    },
    anxiety: {
      title: 'Anxiety',
      text: 'Worry, restlessness and fear over the last two weeks, in the words of the GAD-7.',
    },
    adhd: {
      title: 'ADHD',
      text: 'Attention, organization and restlessness over the last six months. An educational checklist, not a validated instrument.',
    },
    ptsd: {
      title: 'PTSD',
      text: 'Memories, avoidance and alertness after a frightening event, over the last month. An educational checklist, not a validated instrument.',
    },
  },
  now: {
    title: 'You need not wait',
    text: 'You can talk to a psychologist without a questionnaire. Search by concern, or call or text 9-8-8 if you are in distress.',
    search: 'Search the directory',
  },
} as const;
