/** Passing a profile on. */
export const strings = {
  label: 'Share this profile',
  native: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Here it is:',
  mail: 'Email',
  mailSubject: '{{name}}, psychologist',
  mailBody: 'A profile in the directory of psychologists: {{address}}',
  print: 'Print',
} as const;
