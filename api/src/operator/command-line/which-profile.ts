import type { RecordSource } from './records.ts';
import { selectProfilesCalled } from '../../people/profiles/lists.ts';
import { type ProfileRecord, selectProfileRecord } from '../../people/profiles/store.ts';

/** How commands find the profile that they are told of. */
export const profileSource: RecordSource<ProfileRecord> = {
  noun: 'profile',
  find: selectProfileRecord,
  called: selectProfilesCalled,
};

/** What such a command takes. */
export const WHICH_PROFILE = "the profile's id, registration number, name or email address";
