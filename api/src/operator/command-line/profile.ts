import { selectProfilesCalled } from '../../people/profiles/lists.ts';
import { selectProfileRecord } from '../../people/profiles/store.ts';

/** How operations find the profile that they are told of. */
export const profile = {
  one: 'profile',
  many: 'profiles',
  which: "the profile's id, registration number, name or email address",
  find: selectProfileRecord,
  called: selectProfilesCalled,
};
