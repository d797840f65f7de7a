import type { Queue } from 'bullmq';
import type postgres from 'postgres';
import type { SecurityLog } from './http/security-log.ts';
import { answerSignsJob, inquiriesJob } from './messages/inquiries/job.ts';
import type { Job, JobContext } from './messages/jobs/job.ts';
import type { Claimant } from './messages/mail/claimant.ts';
import type { MailKind, MailKindName, MailSettings } from './messages/mail/mail-kind.ts';
import { sendMailJob } from './messages/mail/send-job.ts';
import type { MailTransport } from './messages/mail/transport.ts';
import type { ResultsCounts } from './messages/results/limits.ts';
import { operatorActJob } from './operator/operator-act-job.ts';
import { changeNoticeJob } from './people/changes/notice-job.ts';
import { lapseJob } from './people/confirmed-facts/lapse-job.ts';
import { calendarsJob, openingsJob } from './people/openings/job.ts';
import type { PhotoStore } from './people/photos/store.ts';
import { premiumJob } from './people/premium/job.ts';
import { questionsJob } from './people/questions/job.ts';
import { retentionJob } from './retention.ts';
import { accuracyJob } from './site/accuracy/job.ts';
import { recordEventJob } from './site/analytics/record-job.ts';

/** All that the worker gives to handlers; each names what it takes of it. */
export interface WorkerContext extends JobContext {
  sql: postgres.Sql;
  emailQueue: Queue;
  /** How many messages a psychologist is sent in an hour. */
  hourly: number;
  securityLog: SecurityLog;
  photos: PhotoStore;
  resultsCounts: ResultsCounts;
  mail: {
    transport: MailTransport;
    claimant: Claimant;
    settings: MailSettings;
    kinds: Readonly<Record<MailKindName, MailKind>>;
    /** The wait before the second try; later ones grow from it. */
    firstRetryMs: number;
  };
}

export const JOBS: readonly Job<unknown, WorkerContext>[] = [
  retentionJob,
  lapseJob,
  premiumJob,
  changeNoticeJob,
  sendMailJob,
  inquiriesJob,
  answerSignsJob,
  accuracyJob,
  questionsJob,
  openingsJob,
  calendarsJob,
  recordEventJob,
  operatorActJob,
];
