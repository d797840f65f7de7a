/** Above the results of a search whose words speak of danger. Of each kind a title and one line before the first call, the rest after the calls. */
export const strings = {
  suicide: {
    title: 'You do not have to be alone with this',
    text: 'Please talk to someone now.',
    more: 'Are you worried about someone close to you? Call for them: these lines are for you, too.',
  },
  violence: {
    title: 'You have the right to be safe',
    text: 'If you are hurt, it is not your fault.',
    more: 'These lines listen, believe you, and know where you can be safe. If you fear that you may hurt someone, step away and call: help is for you, too.',
  },
  medical: {
    title: 'Get help now',
    text: 'Call even if you are not sure.',
    more: 'Whoever answers tells you what to do until help comes. Nobody should be alone now. If drugs were taken, give naloxone if you have it: the law protects whoever calls from a charge of having drugs.',
  },
  child: {
    title: 'Help for a child, and for you',
    text: 'It is good that you ask.',
    more: 'Do you fear that you may hurt a baby? Lay the baby down in a safe place, like a crib. Leave the room, breathe, and call someone. Does someone hurt you, or a child? It is not your fault.',
  },
  pages: {
    label: 'Pages that may help',
    tonight: 'What to do tonight',
    talk: 'How to talk to somebody you worry about',
    walkIn: 'Where to go in person',
  },
  private:
    'The psychologists you searched for are below. We keep no record of this search. So nobody will call you: please reach out yourself.',
} as const;
