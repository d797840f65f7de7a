/** Seeing a psychologist online. */
export const strings = {
  title: 'Seeing a psychologist online',
  description:
    'How online sessions with a psychologist in Canada work: who may see you where, what you need, privacy, cost and when to meet in person.',
  lead: 'Many psychologists in Canada see people by video or by phone. For many concerns it works as well as in person, and nobody has to drive.',
  cards: {
    one: {
      title: 'Where you are counts',
      text: 'The rule goes by where you are during the session. In general the psychologist must be allowed to practise in that province or territory.',
    },
    two: {
      title: 'What you need',
      text: 'A phone, tablet or computer with a camera, a steady connection, headphones, and fifty minutes alone.',
    },
    three: {
      title: 'A private place',
      text: 'A parked car or a bedroom with a fan outside the door will do. Tell the psychologist if someone could overhear.',
    },
    four: {
      title: 'How it is kept private',
      text: 'Psychologists use services that meet health privacy law. Ask which one, and whether anything is recorded: as a rule nothing is.',
    },
    five: {
      title: 'Cost and insurance',
      text: 'Online sessions usually cost the same. Most plans that cover psychologists cover them online too; check before the first session.',
    },
    six: {
      title: 'When in person is better',
      text: 'Some assessments, young children, and times of crisis often call for a room. A psychologist will tell you if that is so.',
    },
  },
  more: {
    title: 'Before the first session',
    first:
      'You will be asked where you are and for someone to call in an emergency. Try the link a few minutes early, and agree on what happens when the connection drops.',
    second:
      'If you travel or move to another province, say so in good time: your psychologist may have to ask permission there, or help you find someone.',
  },
  actions: { primary: 'Find psychologists who work online', secondary: 'Read the FAQ' },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'info-telehealth': typeof strings;
  }
}
