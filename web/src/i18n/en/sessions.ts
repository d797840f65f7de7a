/** Where a member is logged in. */
export const strings = {
  title: 'Where you are logged in',
  explain: 'You are logged out after 30 days without a visit, and after 90 days in any case.',
  unknown: 'Unknown device',
  this: 'This device',
  began: 'Logged in {{date}}',
  used: 'Last used {{date}}, to the hour',
  end: 'Log out there',
  endDevice: 'Log out there: {{device}}',
  endOthers: 'Log out all other devices',
  ended: 'Logged out there.',
  failed: 'Nobody was logged out.',
  loadFailed: 'We could not find out where you are logged in.',
  password: 'Change your password',
  addressDropped:
    'The new email address that was not confirmed yet is taken back. If you want it, ask for it again.',
  data: {
    title: 'Everything we hold about you',
    copyText:
      'A file with your profile, its changes, your account and what else is yours, in a form that other programs can read.',
    copy: 'Download a copy',
    copying: 'Making the copy …',
    copied: 'Your copy is downloaded.',
    waiting: 'This takes longer than usual. Please come back in a few minutes and press once more.',
  },
  deletion: {
    title: 'Delete your account',
    text: 'Your profile leaves the search at once, and everything we hold about you is erased for good. To go for a while only, hide your profile instead.',
    password: 'Your password, once more',
    submit: 'Delete my account for good',
    submitting: 'Deleting …',
    done: 'Your account is being deleted.',
    doneText:
      'Your profile is out of the search, and you are logged out everywhere. We write to {{email}} when all is erased.',
    leave: 'Leave this page',
    failed: 'Nothing was deleted.',
  },
} as const;
