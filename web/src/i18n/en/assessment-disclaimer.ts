/** What the self-assessments are and are not. */
export const strings = {
  title: 'Assessment disclaimer',
  description:
    'What the self-assessments can and cannot tell you, when to seek help, what is kept and where, and emergency lines in Canada.',
  assessments: 'Self-assessments',
  critical: {
    title: 'THESE ASSESSMENTS ARE NOT MEDICAL DIAGNOSES',
    text: 'They are short questionnaires for your own information. Only a qualified professional who talks with you can make a diagnosis. If you are in danger or thinking about suicide, do not wait for a result: <emergency>call 911</emergency>, or <call>call 9-8-8</call> or <text>text 9-8-8</text>.',
  },
  are: {
    title: 'What the assessments are',
    screening: 'A way to look at how you have been over a set time, in plain words',
    questions:
      'For depression and anxiety, the questions of the PHQ-9 and the GAD-7, which professionals use too; for ADHD and PTSD, educational checklists of our own, which are not validated instruments',
    start: 'A start for a conversation with a doctor, a psychologist or someone you trust',
    free: 'Free, without an account, and possible to leave at any time',
  },
  areNot: {
    title: 'What the assessments are not',
    diagnosis: 'A diagnosis, or a part of one',
    treatment: 'Treatment, therapy or medical advice',
    replacement: 'A replacement for an evaluation by a professional',
    emergency: 'A service for emergencies: nobody sees your answers, so nobody can call you',
    decisions:
      'A ground for decisions about medication, work, school, custody, insurance or anything else that has consequences',
  },
  limits: {
    title: 'Limitations',
    bias: {
      title: 'Self-reporting bias',
      text: 'A result rests on your own answers. A hard day, a poor memory of the last weeks, or wanting to seem well or unwell can move it.',
    },
    scope: {
      title: 'Limited scope',
      text: 'Each assessment asks a few questions about one condition. It does not see others, nor what they have in common: tiredness may come from depression, from poor sleep or from the thyroid.',
    },
    context: {
      title: 'No clinical context',
      text: 'The questions know nothing of your health, your medicines, your history, a loss or a change in your life. A professional asks about these first.',
    },
    culture: {
      title: 'Cultural considerations',
      text: 'Distress is lived and told differently from one culture, language and generation to another. The questions were not written with everyone in mind and may fit you badly.',
    },
  },
  help: {
    title: 'When to seek help',
    nowTitle: 'Immediately: call 911',
    now: {
      suicide: 'Thoughts of suicide or of harming yourself',
      others: 'Thoughts of harming someone else',
      severe: 'Depression or anxiety so severe that you cannot care for yourself',
      psychosis: 'Hearing or seeing what others do not, or losing touch with what is real',
      substances: 'Alcohol or drugs that put you in danger, an overdose, or withdrawal',
    },
    nowText:
      'For thoughts of suicide you can also call or text 9-8-8, day or night. If you can, do not stay alone.',
    soonTitle: 'Soon: an evaluation by a professional is recommended',
    soon: {
      moderate: 'Your result is in the moderate or the severe range',
      lasting: 'What troubles you has lasted more than two weeks, or keeps coming back',
      life: 'Work, school, family or everyday tasks suffer',
      worried: 'You or someone close to you is worried, whatever the result says',
    },
  },
  privacy: {
    title: 'Privacy',
    device:
      'Your answers never leave your device. Your results are kept in this browser for 90 days, or until you clear them; unfinished answers for 7 days. Whoever uses the same device can see them.',
    email:
      'If you ask for your results by email, and only then, four things are sent to our server: your email address, the condition, the score and its severity, with the language of the email. We keep this record for 90 days; a daily job deletes it. If you show your results without email, nothing of them is sent. If you look for therapists with a result, the list is ordered by its severity, which we do not keep.',
    share:
      'You decide whether to tell a psychologist about your results. The directory does not pass them on.',
    more: 'Read our privacy page',
  },
  legal: {
    title: 'What you acknowledge',
    intro: 'By taking an assessment, you acknowledge that:',
    information: 'it is for information and education only',
    relationship: 'it creates no relationship between you and a psychologist, a doctor or this directory',
    own: 'you decide for yourself what you do with the result, and do not put off seeking care because of it',
    accuracy: 'we cannot promise that a result is accurate or complete',
    rights: 'nothing here takes away rights that the law gives you',
  },
  emergency: {
    title: 'Emergency resources',
    canada: 'Canada',
    unitedStates: 'United States',
  },
  updated: 'Last updated: <date>{{date}}</date>',
  understand: 'I Understand - Continue to Assessments',
  home: 'Back to Homepage',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'assessment-disclaimer': typeof strings;
  }
}
