/** Where to turn at once, on the pages that ask how someone feels. The lines themselves are the domain's. */
export const strings = {
  notice:
    '<strong>This is not a diagnosis.</strong> Thinking about suicide, or in danger? Call or text now, day or night:',
  call: 'Call {{number}}',
  callIn: '{{place}}: {{number}}',
  text: 'Text {{number}}',
  textKeyword: 'Text {{keyword}} to {{number}}',
  place: 'If you need help now {{where}}',
  elsewhere: 'Lines by province and territory',
  elsewhereViolence: 'Lines for violence and sexual assault, by province and territory',
  more: 'More ways to get help',
  sources:
    'Numbers from <sources>public pages</sources>, the oldest dated {{year}}, some undated, not yet confirmed by phone.',
  trauma: {
    none: 'We could not confirm the number of a line for sexual violence {{where}}. There may well be one: 211 knows it, and 9-8-8 answers day and night.',
  },
  plan: {
    text: 'A few words written down now can help if a bad moment comes.',
    action: 'Write a safety plan',
  },
  review: {
    done: 'The clinical wording of the self-assessments, of the pages on conditions and of the help shown with them was reviewed by {{name}}, {{credentials}}, on {{date}}.',
    none: 'The clinical wording of the self-assessments, of the pages on conditions and of the help shown with them has not yet been reviewed by a clinician.',
    questions: 'The questions of the PHQ-\u20609 and the GAD-\u20607 are the published ones.',
  },
  hurt: {
    call911: 'If you have hurt yourself or are about to, call 911 or go to the nearest emergency department.',
    anywhere:
      'If you have hurt yourself or are about to, call 911 (in Nunavut, the RCMP) or go to the nearest emergency department or health centre.',
    no911:
      'If you have hurt yourself or are about to, call your community’s RCMP or go to its health centre.',
  },
  panel: {
    title: 'You do not have to be alone with this',
    text: 'Please talk to someone now: a person you trust, or a free line.',
    thanks:
      'Thank you for answering honestly. Such thoughts show how much you are carrying, and they can pass.',
    private:
      'We do not see your answer: it stays on this device. That also means that nobody will call you, so please reach out yourself.',
  },
} as const;
