import { defineAssessment } from '../definition.ts';
import { RELIEF } from '../support-groups.ts';

/** The PHQ-9 in the wording of its forms (phqscreeners.com), which is the one that was tested: not to be improved. */
export const definition = defineAssessment('depression', 'en', {
  description:
    'Nine questions about mood, interest, sleep, energy and thoughts: the PHQ-9, which doctors and psychologists use every day.',
  instructions: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  period: 'the last 2 weeks',
  type: 'frequency',
  options: ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'],
  questions: [
    {
      text: 'Little interest or pleasure in doing things',
      category: 'Interest',
      dsm_criteria: 'Loss of interest or pleasure',
    },
    { text: 'Feeling down, depressed, or hopeless', category: 'Mood', dsm_criteria: 'Low mood' },
    {
      text: 'Trouble falling or staying asleep, or sleeping too much',
      category: 'Sleep',
      dsm_criteria: 'Change in sleep',
    },
    { text: 'Feeling tired or having little energy', category: 'Energy', dsm_criteria: 'Tiredness' },
    {
      text: 'Poor appetite or overeating',
      category: 'Appetite',
      dsm_criteria: 'Change in appetite or weight',
    },
    {
      text: 'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
      category: 'Self-worth',
      dsm_criteria: 'Worthlessness or guilt',
    },
    {
      text: 'Trouble concentrating on things, such as reading the newspaper or watching television',
      category: 'Concentration',
      dsm_criteria: 'Trouble thinking or concentrating',
    },
    {
      text: 'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      category: 'Movement',
      dsm_criteria: 'Slowing down or restlessness',
    },
    {
      text: 'Thoughts that you would be better off dead or of hurting yourself in some way',
      category: 'Safety',
      dsm_criteria: 'Thoughts of death or suicide',
    },
  ],
  interpretations: {
    mild: 'This score does not call for any particular step. If something troubles you all the same, a psychologist or your family doctor is there for that too.',
    moderate:
      'At this level, talking to a psychologist or your family doctor is a sound next step. Depression can be treated, and most people who get help feel better.',
    severe:
      'At this level, a family doctor, a psychologist, or a nurse on your province’s health line can help you take the next step. Depression can be treated, and most people who get help feel better.',
  },
  educational_content: {
    what_is:
      'Depression is more than sadness. It is a health condition that changes how a person feels, thinks and gets through the day, for at least two weeks and often much longer. It is common, it is nobody’s fault, and it can be treated.',
    symptoms: [
      'Feeling sad, empty or hopeless most of the day',
      'Losing interest in what used to matter',
      'Sleeping or eating much more or much less than usual',
      'Having little energy, and trouble thinking or deciding',
      'Feeling worthless or guilty',
      'Thinking about death or suicide',
    ],
    causes: [
      'Family history and the body’s own chemistry',
      'Loss, conflict, loneliness or long stress',
      'Difficult or frightening experiences, early in life or later',
      'Physical illness, some medicines, childbirth, and alcohol or drugs',
    ],
    treatments: [
      'Psychotherapy, such as cognitive behavioural, interpersonal or behavioural activation therapy',
      'Medication, prescribed and followed by a doctor or nurse practitioner',
      'Both together, which helps most when symptoms are strong',
      'Movement, daylight, regular sleep and company, beside treatment and not instead of it',
    ],
    dsm_criteria: [
      'Several symptoms together for two weeks or more, among them low mood or loss of interest',
      'A clear change from how the person was before',
      'Real distress, or trouble at work, at home or with others',
      'No better explanation, such as another illness, a medicine or a substance',
    ],
  },
  support_groups: [
    {
      name: 'Mood Disorders Society of Canada',
      about: 'Run by people who know depression themselves; programs and links to local groups.',
      href: 'https://mdsc.ca/',
    },
    RELIEF.en,
  ],
  audience:
    'The PHQ-9 was made for adults. If you are younger, its score may not fit you: talk to an adult you trust or to a doctor.',
  certainty: {
    findings: [
      'With 10 points or more, the PHQ-9 finds about 88 of 100 people who have a major depression (its sensitivity), and about 85 of 100 who have none stay below 10 (its specificity). So say 29 studies that compared it with an interview by a professional. Its authors had found 88 and 88.',
      'It is therefore sometimes wrong, both ways: of 100 people with a depression about 12 score below 10, and of 100 without one about 15 score 10 or more. Where 10 people in 100 have a depression, about 4 in 10 of those who score 10 or more really have one.',
      'It does not ask about days of an unusually high or irritable mood, much energy and little need for sleep. With such days, a depression can be part of bipolar disorder, which is treated in another way. If you have known them, tell the professional you see.',
    ],
    sources: [
      {
        label: 'Kroenke, Spitzer, Williams, 2001, J Gen Intern Med',
        href: 'https://doi.org/10.1046/j.1525-1497.2001.016009606.x',
      },
      { label: 'Levis, Benedetti, Thombs, 2019, BMJ', href: 'https://doi.org/10.1136/bmj.l1476' },
      {
        label: 'Kroenke, Spitzer, 2002, Psychiatric Annals',
        href: 'https://doi.org/10.3928/0048-5713-20020901-06',
      },
    ],
  },
  disclaimer:
    'This questionnaire is a screening tool, not a diagnosis. Only a licensed professional who talks with you can diagnose depression.',
  source: {
    instrument: 'Patient Health Questionnaire-9 (PHQ-9)',
    text: 'PHQ-9. Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission is required to reproduce, translate, display or distribute it.',
    link: { label: 'phqscreeners.com', href: 'https://www.phqscreeners.com/' },
  },
});
