import { deleteOldEvents } from '../analytics/store.ts';
import { eraseOldMessages } from '../contact/store.ts';
import { deleteOldPlaces } from '../geocode/store.ts';
import { deleteOldListings, eraseOldListingTexts } from '../listings/store.ts';
import { deleteOldMemberMails } from '../members/store.ts';
import { removeOrphanPhotos } from '../members/photo/store.ts';
import { deleteOldNotices } from '../profile-changes/store.ts';
import { forgetRecipients } from '../results/limits.ts';
import { deleteOldAssessmentEmails } from '../results/store.ts';
import type { JobContext, JobHandler } from './job.ts';

/** Each feature says itself what of it is kept for how long; /privacy says the same, and a test compares the two. */
export function createHandler({ sql, photos, resultsCounts }: JobContext): JobHandler<unknown> {
  return {
    async handle() {
      return {
        assessmentEmails: await deleteOldAssessmentEmails(sql, (emails) =>
          forgetRecipients(resultsCounts, emails),
        ),
        messages: (await eraseOldMessages(sql)) + (await eraseOldListingTexts(sql)),
        listings: await deleteOldListings(sql),
        memberMails: await deleteOldMemberMails(sql),
        changeNotices: await deleteOldNotices(sql),
        analyticsEvents: await deleteOldEvents(sql),
        places: await deleteOldPlaces(sql),
        photos: await removeOrphanPhotos(sql, photos),
      };
    },
  };
}
