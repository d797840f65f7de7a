/** Where to turn at once, on the pages that ask how someone feels. The lines themselves are the domain's. */
export const strings = {
  notice:
    '<strong>This is not a diagnosis.</strong> If you are in danger, call <emergency>911</emergency>. If you are thinking about suicide, <call>call 9-8-8</call> or <text>text 9-8-8</text>, any time, in English or French.',
  call: 'Call {{number}}',
  text: 'Text {{number}}',
  textKeyword: 'Text {{keyword}} to {{number}}',
  panel: {
    title: 'You do not have to be alone with this',
    text: 'Thank you for answering honestly. Such thoughts show how much you are carrying, and they can pass. Please talk to someone now: a person you trust, or one of these free lines.',
    private:
      'Nobody else sees your answer: it stays on this device. That also means that nobody will call you, so please reach out yourself. If you have hurt yourself or are about to, call 911 or go to the nearest emergency department.',
  },
  search: {
    text: 'If you are thinking about death or about hurting yourself, if someone close to you is, or if you are not safe: please talk to someone now, a person you trust or one of these free lines. The psychologists you searched for are listed below.',
    private:
      'We do not record this search. That also means that nobody will call you, so please reach out yourself. If you have hurt yourself or are about to, call 911 or go to the nearest emergency department.',
  },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    crisis: typeof strings;
  }
}
