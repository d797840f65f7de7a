/** The guides: the list and one guide. */
export const strings = {
  title: 'Guides',
  titleOfCategory: '{{category}}: guides',
  description:
    'Plain guides to psychological care in Winnipeg and across Canada: finding a psychologist, kinds of therapy, cost and insurance, titles and referrals.',
  descriptionOfCategory: 'Plain guides to psychological care in Canada about: {{category}}.',
  lead: 'How to find psychological care in Winnipeg and across Canada, how to pay for it, and what its words mean. Each guide names its sources.',
  feed: 'New guides by RSS',
  list: {
    filter: 'Categories',
    all: 'All',
    count_one: '1 guide',
    count_other: '{{count}} guides',
    loading: 'Loading blog posts...',
    empty: 'No blog posts found in this category',
    showAll: 'Show all guides',
    failed: 'The guides could not be loaded',
    faq: 'Read the FAQ',
  },
  article: {
    published: 'Published {{date}}',
    updated: 'Updated {{date}}',
    minutes_one: '1-minute read',
    minutes_other: '{{count}}-minute read',
    faq: 'Frequently asked questions',
    related: 'Read next',
    note: 'This guide gives general information, not advice about your own situation. Rules, fees and programs change: please check with the sources before you decide.',
    all: 'All guides',
    notFound: 'Blog Post Not Found',
    notFoundText: "The blog post you're looking for doesn't exist.",
  },
} as const;
