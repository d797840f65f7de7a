import { SingleBar } from 'cli-progress';

export type OnProgress = (done: number, total: number) => void;

/** Does work under a bar on stderr, which appears with the first report and is cleared in the end. Nothing is drawn where no terminal is. */
export function underBar<Done>(
  task: string,
  things: string,
  work: (report: OnProgress) => Promise<Done>,
): Promise<Done> {
  const bar = new SingleBar({
    stream: process.stderr,
    format: `${task} [{bar}] {value}/{total} ${things}, {eta_formatted} left`,
    hideCursor: true,
    clearOnComplete: true,
  });
  let isShown = false;
  const report: OnProgress = (done, total) => {
    if (isShown) bar.update(done);
    else bar.start(total, done);
    isShown = true;
  };
  return work(report).finally(() => bar.stop());
}
