/** The guides. */
export const strings = {
  title: 'Guides',
  description: 'Guides to finding a psychologist, kinds of therapy, cost and insurance in Canada.',
  lead: 'Plain guides to finding a psychologist, to kinds of therapy, and to cost and insurance.',
  none: {
    title: 'No guide has been published yet',
    text: 'Until then, the frequently asked questions answer the most common ones.',
  },
  faq: 'Read the FAQ',
  how: 'How It Works',
} as const;
