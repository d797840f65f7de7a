import type { JobContext, JobHandler } from '../jobs/job.ts';
import { insertNotice } from './store.ts';

export function createHandler({ sql }: JobContext): JobHandler<unknown> {
  return {
    async handle() {
      return { changeNotices: Number(await insertNotice(sql)) };
    },
  };
}
