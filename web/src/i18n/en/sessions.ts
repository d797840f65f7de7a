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
} as const;
