import { defineAssessment } from '../definition.ts';
import { RELIEF } from '../support-groups.ts';

/** The GAD-7 in its official English wording. */
export const definition = defineAssessment('anxiety', 'en', {
  description:
    'Seven questions about worry, tension and fear: the GAD-7, which doctors and psychologists use every day.',
  instructions: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
  period: 'the last 2 weeks',
  type: 'frequency',
  options: ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'],
  questions: [
    {
      text: 'Feeling nervous, anxious or on edge',
      category: 'Tension',
      dsm_criteria: 'Anxiety on most days',
    },
    {
      text: 'Not being able to stop or control worrying',
      category: 'Worry',
      dsm_criteria: 'Worry that is hard to control',
    },
    {
      text: 'Worrying too much about different things',
      category: 'Worry',
      dsm_criteria: 'Worry about many things',
    },
    { text: 'Trouble relaxing', category: 'Tension', dsm_criteria: 'Tense muscles, trouble resting' },
    {
      text: 'Being so restless that it is hard to sit still',
      category: 'Restlessness',
      dsm_criteria: 'Restlessness',
    },
    { text: 'Becoming easily annoyed or irritable', category: 'Irritability', dsm_criteria: 'Irritability' },
    {
      text: 'Feeling afraid as if something awful might happen',
      category: 'Fear',
      dsm_criteria: 'Dread of what may come',
    },
  ],
  interpretations: {
    mild: 'This score does not call for any particular step. If worry takes up more room than you would like, a psychologist or your family doctor is there for that too.',
    moderate:
      'At this level, talking to a psychologist or your family doctor is a sound next step. Anxiety responds well to treatment, often within a few months.',
    severe:
      'At this level, a family doctor, a psychologist, or a nurse on your province’s health line can help you take the next step. Strong anxiety is exhausting, and it can be treated.',
  },
  educational_content: {
    what_is:
      'Anxiety is the body’s alarm. It becomes a health condition when the alarm rings too often or too loudly, for weeks or months, and keeps a person from what they want or need to do. It is among the most common reasons why people see a psychologist.',
    symptoms: [
      'Worry that is hard to stop and jumps from one thing to the next',
      'Feeling tense, restless or on edge',
      'Tiredness, sore muscles, trouble sleeping',
      'Trouble concentrating; a mind that goes blank',
      'A racing heart, short breath, an upset stomach',
      'Avoiding places, people or tasks out of fear',
    ],
    causes: [
      'Family history and temperament',
      'Stress that lasts, at work, at home or about money',
      'Frightening or uncertain times, early in life or later',
      'Physical conditions such as thyroid problems, and caffeine, alcohol or drugs',
    ],
    treatments: [
      'Psychotherapy, above all cognitive behavioural therapy, with gradual exposure to what is feared',
      'Medication, prescribed and followed by a doctor or nurse practitioner',
      'Breathing, relaxation and mindfulness, learned and practised',
      'Movement, regular sleep, and less caffeine and alcohol, beside treatment and not instead of it',
    ],
    dsm_criteria: [
      'Too much worry about several things, on most days, for six months or more',
      'Worry that the person finds hard to control',
      'Several bodily or mental signs with it, such as tension, tiredness or poor sleep',
      'Real distress or trouble in daily life, with no better explanation',
    ],
  },
  support_groups: [
    {
      name: 'Anxiety Canada',
      about: 'Free tools, group programs and a list of help in each province.',
      href: 'https://www.anxietycanada.com/',
    },
    RELIEF.en,
  ],
  audience:
    'The GAD-7 was made for adults. If you are younger, its score may not fit you: talk to an adult you trust or to a doctor.',
  certainty: {
    findings: [
      'Its authors tried it with 965 patients: of 100 people who had generalized anxiety disorder, 89 scored 10 or more (its sensitivity); of 100 who did not have it, 82 scored below 10 (its specificity). Eleven samples taken together give about 83 and 84 from 8 points on, with wide margins.',
      'It is therefore sometimes wrong, both ways: by its authors’ figures, of 100 people with the disorder 11 score below 10, and of 100 without it 18 score 10 or more. Where 5 people in 100 have the disorder, about 1 in 5 of those who score 10 or more really has it.',
      'It was made for generalized anxiety disorder. It finds panic disorder, social anxiety and post-traumatic stress less surely.',
    ],
    sources: [
      {
        label: 'Spitzer, Kroenke, Williams, Löwe, 2006, Arch Intern Med',
        href: 'https://doi.org/10.1001/archinte.166.10.1092',
      },
      {
        label: 'Plummer, Manea, Trepel, McMillan, 2016, Gen Hosp Psychiatry',
        href: 'https://doi.org/10.1016/j.genhosppsych.2015.11.005',
      },
      {
        label: 'Kroenke, Spitzer, Williams, Monahan, Löwe, 2007, Ann Intern Med',
        href: 'https://doi.org/10.7326/0003-4819-146-5-200703060-00004',
      },
    ],
  },
  disclaimer:
    'This questionnaire is a screening tool, not a diagnosis. Only a licensed professional who talks with you can diagnose an anxiety disorder.',
  source: {
    instrument: 'Generalized Anxiety Disorder 7-item scale (GAD-7)',
    text: 'GAD-7. Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission is required to reproduce, translate, display or distribute it.',
    link: { label: 'phqscreeners.com', href: 'https://www.phqscreeners.com/' },
  },
});
