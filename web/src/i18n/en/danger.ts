/** Above the results of a search whose words speak of danger: one title and first sentence for each kind. */
export const strings = {
  suicide: {
    title: 'You do not have to be alone with this',
    text: 'If you think about death or about hurting yourself, or someone close to you does: please talk to someone now.',
  },
  violence: {
    title: 'You have the right to be safe',
    text: 'Is the danger now? Then the first line below comes first. The others listen, believe you, and know where you can be safe. If you are hurt, it is not your fault. If you fear that you may hurt someone, step away and call: help is for you, too.',
  },
  medical: {
    title: 'Get help now',
    text: 'Call even if you are not sure. Stay with the person, and give naloxone if you have it. You may fear the police: when you call for help in an overdose, the law protects you from a charge of having drugs.',
  },
  child: {
    title: 'Help for a child, and for you',
    text: 'Is someone hurting you, or a child? It is not your fault. These lines listen and act. Do you fear that you may hurt a baby? Lay the baby down in a safe place, like a crib. Leave the room, breathe, and call someone. To ask for help is to care.',
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

declare module '../namespaces.ts' {
  interface Resources {
    danger: typeof strings;
  }
}
