/** Where a person answers a question about their own profile. */
export const strings = {
  title: 'Is your profile still right?',
  leave: 'Take your profile off?',
  leadLeave: '{{name}}, your profile comes from a public register. One press takes it off.',
  clients: 'Are you taking new clients?',
  lead: '{{name}}, somebody told us that this is not right on your profile: {{what}}.',
  leadClients: '{{name}}, one press answers, and your profile says so at once.',
  given: 'Your answer so far: {{answer}}. You can change it.',
  done: 'Thank you. Your answer is kept.',
  stopped: 'We do not ask you this any more.',
  failed: 'That could not be kept: the link may be older than 60 days.',
  failedOpening: 'That could not be kept. Please check the days; the link may also be older than 60 days.',
  failedLeave:
    'That could not be kept: the link may be older than 60 days, or the profile has an account by now, which can hide it in its dashboard.',
  profile: 'Your profile',
  dashboard: 'Change it in your dashboard',
} as const;
