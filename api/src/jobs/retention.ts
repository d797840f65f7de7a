import { z } from 'zod';
import {
  deleteOldAnalytics,
  deleteOldAssessmentEmails,
  deleteOldListings,
  eraseOldMessages,
} from './apply-retention.ts';
import { deleteOldMemberMails } from '../members/insert-member-mail.ts';
import { removeOrphanPhotos } from '../members/photo/remove-orphans.ts';
import { defineJob } from './job.ts';

/** Deletes personal data that is no longer needed, once a day. The periods stand in /privacy, too. */
export const retention = defineJob({
  name: 'retention',
  payload: z.strictObject({}),
  options: { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } },
  schedule: '20 8 * * *',
  async handle(_payload, { sql, photos }) {
    return {
      assessmentEmails: await deleteOldAssessmentEmails(sql),
      messages: await eraseOldMessages(sql),
      listings: await deleteOldListings(sql),
      memberMails: await deleteOldMemberMails(sql),
      analyticsEvents: await deleteOldAnalytics(sql),
      photos: await removeOrphanPhotos(sql, photos),
    };
  },
});
