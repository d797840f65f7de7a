/** Passing a profile on. */
export const strings = {
  profile: {
    label: 'Share this profile',
    subject: '{{name}}, psychologist',
    body: 'A profile in the directory of psychologists: {{address}}',
  },
  article: { label: 'Share this guide', body: 'A guide of the directory of psychologists: {{address}}' },
  native: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  mail: 'Email',
} as const;
