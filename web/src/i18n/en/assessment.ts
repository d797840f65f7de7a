/** One self-assessment as it begins; what follows its intro says the words of `assessment-steps`. */
export const strings = {
  pageDescription: '{{asks}}. Private: your answers stay on your device.',
  intro: {
    time: 'Time',
    asksAbout: 'Asks about',
    length: 'Length',
    questions_one: '{{count, number}} question',
    questions_other: '{{count, number}} questions',
    start: 'Start',
    kept: {
      title: 'Your answers from last time are still here',
      text_one:
        '{{count, number}} of {{total, number}} questions is answered. Unfinished answers are deleted from this device after 7 days.',
      text_other:
        '{{count, number}} of {{total, number}} questions are answered. Unfinished answers are deleted from this device after 7 days.',
      continue: 'Continue',
      afresh: 'Start afresh',
    },
    last: { text: 'You finished this assessment on {{date}}.', show: 'Show that result' },
    privacyTitle: 'Private by design',
    privacy:
      'Your answers stay in this browser, on this device; unfinished ones are kept for 7 days. At the end you choose whether to keep your result for 90 days; if not, it is gone when you close the tab. We receive nothing of it, unless you ask for it by email or look for therapists with it: the list is then ordered by its severity, which we do not keep. If you have agreed to statistics, we count that an assessment was started and finished, never an answer or a score. On a shared device, delete what is left when you are done, on the page of all self-assessments.',
    disclaimer: 'Read the full disclaimer',
    sourceTitle: 'Where the questions come from',
    noScript:
      'The questions need JavaScript, because your answers are counted on your device and not on a server.',
  },
} as const;
