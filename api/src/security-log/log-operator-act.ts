import type { JobContext, JobHandler } from '../jobs/job.ts';
import type { OperatorAct } from './operator-act-job.ts';

export function createHandler({ securityLog }: JobContext): JobHandler<OperatorAct> {
  return {
    handle(act) {
      securityLog.write('operator_act', act);
      return Promise.resolve(undefined);
    },
  };
}
