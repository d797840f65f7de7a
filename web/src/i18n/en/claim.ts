/** Where a person says that a profile is theirs. */
export const strings = {
  title: 'This is me',
  lead: 'The profile of <profile>{{name}}</profile> comes from a public register. If it is you, write to us: we compare it with the register, and then you can keep the profile yourself. It is free.',
  failed: 'The profile could not be looked up.',
  taken: {
    title: 'This profile cannot be claimed here',
    text: 'It has an account already, or it is not in the directory any more. If it is yours, sign in or write to us.',
    login: 'Sign in',
    write: 'Write to us',
  },
  name: 'Your name, as the register has it',
  email: 'Email',
  emailHint: 'The invitation goes there. Best is one that your regulator or your practice publishes.',
  message: 'What shows that it is you',
  messageHint: 'Your registration number, for instance.',
  sent: 'Thank you! We compare what you wrote with the register, and write to you soon.',
} as const;
