import { defineAssessment } from '../definition.ts';

/** This project's own checklist on ten topics of post-traumatic stress. Not a validated instrument. */
export const definition = defineAssessment('ptsd', 'en', {
  description:
    'Ten questions about memories, avoidance, mood and alertness after something frightening. You never have to say what happened.',
  instructions:
    'Think of a frightening or overwhelming event in your life. In the past month, how often has this happened to you? You can stop or take a break at any time.',
  period: 'the past month',
  type: 'frequency',
  options: ['Not at all', 'Once a week', '2-3 times a week', '4-5 times a week', 'Daily or almost daily'],
  questions: [
    {
      text: 'Memories of the event came back when I did not want them.',
      category: 'Memories',
      dsm_criteria: 'Intrusive memories',
    },
    { text: 'I had bad dreams linked to it.', category: 'Memories', dsm_criteria: 'Nightmares' },
    {
      text: 'For a moment I felt or acted as if it were happening again.',
      category: 'Memories',
      dsm_criteria: 'Reliving the event',
    },
    {
      text: 'Something reminded me of it, and I became very upset or felt it in my body (heart, breath, sweat).',
      category: 'Memories',
      dsm_criteria: 'Distress at reminders',
    },
    {
      text: 'I pushed away thoughts or feelings that have to do with it.',
      category: 'Avoidance',
      dsm_criteria: 'Avoiding thoughts',
    },
    {
      text: 'I kept away from people, places or situations that remind me of it.',
      category: 'Avoidance',
      dsm_criteria: 'Avoiding reminders',
    },
    {
      text: 'I blamed myself or others, or felt that nobody and nowhere is safe.',
      category: 'Thoughts and mood',
      dsm_criteria: 'Negative beliefs',
    },
    {
      text: 'I felt numb, cut off from others, or unable to enjoy things.',
      category: 'Thoughts and mood',
      dsm_criteria: 'Detachment',
    },
    {
      text: 'I was on guard, watchful, or startled easily.',
      category: 'Alertness',
      dsm_criteria: 'Alertness and startle',
    },
    {
      text: 'I slept badly, could not concentrate, or snapped at people.',
      category: 'Alertness',
      dsm_criteria: 'Sleep, concentration and anger',
    },
  ],
  interpretations: {
    mild: 'Your answers describe few of the signs that can follow a trauma, or signs that come up seldom. Reactions after a frightening event are normal and often ease with time. If yours trouble you, that is reason enough to talk to someone, whatever the score.',
    moderate:
      'Your answers describe several of the signs that can follow a trauma, and they come up regularly. Talking to a psychologist who knows trauma work is a sound next step. You decide what you tell and when.',
    severe:
      'Your answers describe many of the signs that can follow a trauma, and they come up often. This does not mean that you have PTSD. It is a good reason to talk to a psychologist who knows trauma work, or to your family doctor, and you decide what you tell and when. Effective treatments exist, even years after the event.',
  },
  educational_content: {
    what_is:
      'PTSD (post-traumatic stress disorder) can follow an event that was terrifying or overwhelming: lived through, witnessed, or met again and again at work. The mind keeps reacting as if the danger were still there. It is an injury and not a weakness, and it can heal.',
    symptoms: [
      'Memories, nightmares or flashbacks that come uninvited',
      'Avoiding whatever brings the event back',
      'Guilt, shame, numbness or distance from others',
      'Being on guard, startling easily, sleeping badly, flashes of anger',
    ],
    causes: [
      'Violence, abuse, accidents, disasters, war or a medical emergency',
      'Seeing or hearing of such things in one’s work, as first responders and others do',
      'Little support afterwards, or several events one after the other',
      'Earlier trauma, and family history',
    ],
    treatments: [
      'Trauma-focused psychotherapy: cognitive processing therapy, prolonged exposure, trauma-focused CBT, EMDR',
      'Medication, prescribed and followed by a doctor or nurse practitioner',
      'Learning to calm the body: breathing, grounding, sleep',
      'Support from people who understand, such as peer groups',
    ],
    dsm_criteria: [
      'Having been exposed to actual or threatened death, serious injury or sexual violence',
      'Intrusions, avoidance, changes in thoughts and mood, and changes in alertness since then',
      'For more than a month',
      'With real distress or trouble in daily life, and no better explanation',
    ],
  },
  support_groups: [
    {
      name: 'PTSD Association of Canada',
      about: 'Information and ways to find others who live with PTSD.',
      href: 'https://www.ptsdassociation.com/',
    },
  ],
  audience: 'This list was written with adults in mind.',
  certainty: {
    findings: [
      'Nobody has tested this list: how often it is right or wrong is not known, and no figure can be given.',
      'Its limits, 16 and 31 points, come from no study. They sort the answers into three groups and say nothing about whether you have the condition.',
    ],
    sources: [],
  },
  disclaimer:
    'This checklist is not a diagnosis. PTSD is diagnosed by a licensed professional who talks with you.',
  source: {
    text: 'Educational checklist, not a validated instrument. The questions are our own words on ten topics of post-traumatic stress.',
  },
});
