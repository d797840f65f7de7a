import { z } from 'zod';
import * as store from '../../people/questions/store.ts';
import { change, type Group, list, show } from '../command-line/operation.ts';
import type { Columns } from '../command-line/record-text.ts';

const report = {
  one: 'report',
  many: 'reports',
  which: "the report's id; or, while it is open, the profile's number, name or address",
  find: store.selectReport,
  called: store.selectReportsCalled,
};
const doubtful = { many: 'people' };
const LISTED: Columns<store.ReportRecord> = {
  ID: 'id',
  Reported: 'created_at',
  Wrong: 'cause',
  Presses: 'presses',
  Profile: 'profile_name',
  Answer: ({ answer }) => answer ?? 'none',
  Mail: 'mail_status',
};
const settle = (name: string, state: 'mended' | 'kept', about: string) =>
  change(report, {
    name,
    about,
    run: async ({ sql, dryRun }, { id, state: from, profile_name: whose }) => {
      const changed = dryRun ? from !== state : await store.settleReport(sql, id, state);
      const text = changed
        ? `The profile of ${whose} ${dryRun ? 'would say' : 'says'} ${state}.`
        : `${id} is ${state} already.`;
      return { result: { id, from, to: state, changed }, text };
    },
  });

export const reports: Group = {
  name: 'reports',
  about: 'What visitors say is wrong on a profile, and what the person answers.',
  noun: report,
  operations: [
    list(doubtful, {
      name: 'doubtful',
      about: 'List people whose address is in doubt: a mail came back, or two questions had no answer.',
      select: store.selectDoubtful,
      columns: {
        'Profile’s id': 'profile_id',
        Profile: 'profile_name',
        Bounces: 'bounces',
        Unanswered: 'unanswered',
        Last: 'last',
      },
      waits: { title: 'Addresses in doubt', settledBy: [] },
    }),
    list(report, {
      about: 'List the reports that wait for you, the oldest first.',
      input: { state: z.enum(store.REPORT_STATES).default('open').describe('those in this state') },
      select: store.selectReports,
      columns: LISTED,
      waits: { title: 'What is said to be wrong', settledBy: ['mended', 'keep'] },
    }),
    show(report, 'Show one report.', {
      ...LISTED,
      'Profile’s id': 'profile_id',
      Answered: 'answered_at',
      State: 'state',
      Settled: 'settled_at',
    }),
    settle('mended', 'mended', 'Note that the profile was wrong and is mended now. The profile says so.'),
    settle('keep', 'kept', 'Note that you have looked, and the profile stays as it is. The profile says so.'),
  ],
};
