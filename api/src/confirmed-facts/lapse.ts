import type { JobContext, JobHandler } from '../jobs/job.ts';

export function createHandler({ sql }: Pick<JobContext, 'sql'>): JobHandler<unknown> {
  return {
    async handle() {
      const [row] = await sql<{ lapsed: number }[]>`select public.lapse_acceptance() as lapsed`;
      return { lapsed: row?.lapsed ?? 0 };
    },
  };
}
