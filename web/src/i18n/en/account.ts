/** Sign-in, registration and password pages. */
export const strings = {
  email: 'Email',
  requiredNote: 'Fields marked * are required.',
  password: {
    label: 'Password',
    show: 'Show',
    hide: 'Hide',
    required: 'Password is required',
    repeatRequired: 'Please write the password a second time.',
    mismatch: 'The two passwords are not the same.',
  },
  errors: {
    credentials: 'Invalid login credentials. Check the email address and the password.',
    notConfirmed:
      'This email address is not confirmed yet. Use the link in the email that we sent you first.',
    closed: 'This account is closed. Write to us if you think that this is a mistake.',
    tooMany: 'There were too many tries. Please wait a few minutes and try again.',
    othersOpen:
      'Your new password is saved, but we could not log out your other devices. Please save another new password, or write to us.',
    unreachable: 'The service did not answer. Check your connection and try again in a moment.',
    samePassword: 'This is the password that you have now. Please choose another one.',
    presentWrong: 'This is not your present password.',
    needsLink:
      'You logged in a while ago. Please log out, and set a new password with the link that “Forgot your password?” sends you.',
  },
  withoutScripts: 'This form needs JavaScript. Turn it on in your browser, or write to us:',
  login: {
    title: 'Log in',
    description: 'For psychologists who are listed in the directory.',
    lead: 'For psychologists who are listed in the directory.',
    submit: 'Log in',
    submitting: 'Logging in…',
    forgot: 'Forgot your password?',
    failed: 'An error occurred during login',
    tooMany:
      'There were too many tries for this account, perhaps by somebody else. We can email you a link that lets you in at once. Or wait, and try again later.',
    mailLink: 'Email me a link',
    linkSent: 'If this address has an account, a link is in its mailbox.',
    loggedOut: 'You are logged out.',
    toGoOn: 'Please log in to open this page. You will be taken back to it.',
  },
  aside: {
    joinTitle: 'Not listed yet?',
    joinText: 'We create each account by hand, after we have verified the psychologist’s credentials.',
    join: 'Ask for a listing',
    helpTitle: 'Need help?',
    helpText: 'Write to <email>{{email}}</email> from the email address on your listing.',
  },
  register: {
    title: 'Registration is disabled',
    description: 'Accounts are created by hand after credentials are verified.',
    lead: 'You cannot create an account here. We create each member’s account by hand, after we have verified their credentials.',
    join: 'Ask for a listing',
    login: 'Log in',
  },
  reset: {
    title: 'Reset your password',
    description: 'For members who have forgotten their password.',
    lead: 'Enter the email address of your account. We will send you a link to set a new password.',
    submit: 'Send the link',
    again: 'Send it again',
    submitting: 'Sending…',
    sent: 'Password reset instructions sent to your email!',
    sentText:
      'Nothing new after a few minutes? A link that we sent you before may still be good: use the newest email, and look in the junk folder, too. Check that {{email}} is the address of your account.',
    failed: 'An error occurred. Please try again.',
    login: 'Back to the log-in page',
  },
  newPassword: {
    title: 'Your new password',
    description: 'Set the password of your account with the link from our email.',
    opening: 'Checking the link',
    for: 'For the account {{email}}',
    label: 'New password',
    hint: 'At least {{count}} characters. Several words in a row are easy to remember and hard to guess.',
    repeat: 'New password again',
    submit: 'Save the password',
    submitting: 'Saving…',
    failed: 'An error occurred. Please try again.',
    unreachable: 'The link could not be checked',
    missing: 'Open the link in our email',
    missingText:
      'This page sets a new password with the link that we send you by email. You can ask for one here.',
    expired: 'This link no longer works',
    expiredText:
      'It has been used already, or it is too old. Each link works once and for a limited time. Ask for a new one, and use the newest email.',
    present: 'Present password',
    saved: 'Your new password is saved.',
    savedText: 'All other devices are logged out.',
    ask: 'Ask for a link',
    askAgain: 'Ask for a new link',
  },
  confirmAddress: {
    title: 'Confirm your address',
    description: 'Confirm the address that messages from visitors go to.',
    lead: 'Press the button, and messages from visitors go to the address that received our email.',
    confirm: 'Confirm this address',
    confirming: 'Confirming…',
    done: 'The address is confirmed.',
    doneText: 'Messages from visitors now go to {{address}}.',
    missingText: 'This page confirms an address with the link that we send there.',
    dashboard: 'Go to the dashboard',
  },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    account: typeof strings;
  }
}
