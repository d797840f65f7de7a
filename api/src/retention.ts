import type postgres from 'postgres';
import { defineClockJob } from './messages/jobs/clock-job.ts';
import { forgetRecipients, type ResultsCounts } from './messages/results/limits.ts';
import { type PhotoStore, removeOrphanPhotos } from './people/photos/store.ts';
import { deleteOldEvents } from './site/analytics/store.ts';
import { deleteOldAddressChanges } from './people/members/contact-address/store.ts';
import { eraseOldMessages } from './messages/contact/store.ts';
import { deleteOldInquiries } from './messages/inquiries/store.ts';
import { deleteOldAlerts } from './people/openings/alerts.ts';
import { deleteOldDataLinks } from './people/own-data/store.ts';
import { deleteOldPremium } from './people/premium/store.ts';
import { deleteOldQuestions } from './people/questions/store.ts';
import { deleteOldPlaces } from './site/geocode/store.ts';
import { deleteOldListings, eraseOldListingTexts } from './messages/listings/store.ts';
import { deleteOldMemberMails } from './people/members/store.ts';
import { deleteOldNotices } from './people/changes/store.ts';
import { deleteOldActs } from './operator/act.ts';
import { deleteOldAssessmentEmails } from './messages/results/store.ts';

/** Deletes personal data that is no longer needed, once a day. */
export const retentionJob = defineClockJob({
  name: 'retention',
  schedule: '20 8 * * *',
  run: deleteOld,
});

interface RetentionContext {
  sql: postgres.Sql;
  photos: PhotoStore;
  resultsCounts: ResultsCounts;
}

/**
 * Each feature says itself what of it is kept for how long, and operator/person/settle.ts what the custodian keeps; /privacy says the same,
 * and a test compares the two.
 */
async function deleteOld({ sql, photos, resultsCounts }: RetentionContext) {
  return {
    assessmentEmails: await deleteOldAssessmentEmails(sql, (emails) =>
      forgetRecipients(resultsCounts, emails),
    ),
    messages: (await eraseOldMessages(sql)) + (await eraseOldListingTexts(sql)),
    questions: await deleteOldQuestions(sql),
    premium: await deleteOldPremium(sql),
    alerts: await deleteOldAlerts(sql),
    inquiries: await deleteOldInquiries(sql),
    listings: await deleteOldListings(sql),
    memberMails: await deleteOldMemberMails(sql),
    dataLinks: await deleteOldDataLinks(sql),
    addressChanges: await deleteOldAddressChanges(sql),
    changeNotices: await deleteOldNotices(sql),
    operatorActs: await deleteOldActs(sql),
    analyticsEvents: await deleteOldEvents(sql),
    places: await deleteOldPlaces(sql),
    photos: await removeOrphanPhotos(sql, photos),
  };
}
