/** Sign-in, registration and password pages. */
export const strings = {
  login: {
    title: 'Log in',
    description: 'For psychologists who are listed in the directory.',
    lead: 'For psychologists who are listed in the directory.',
    text: 'Online sign-in is not open yet. To change your profile, write to us from the email address of your listing and we will do it for you.',
    write: 'Write to {{email}}',
    join: 'Ask for a listing',
  },
  register: {
    title: 'Registration is disabled',
    description: 'Accounts are created by hand after credentials are verified.',
    lead: 'You cannot create an account here. We create each member’s account by hand, after we have verified the credentials.',
    join: 'Ask for a listing',
    login: 'Log in',
  },
  reset: {
    title: 'Reset your password',
    description: 'For members who have forgotten their password.',
    lead: 'Have you forgotten your password?',
    text: 'Write to us from the email address of your account, and we will send you what you need to set a new one.',
    write: 'Write to {{email}}',
    login: 'Back to log in',
  },
} as const;
