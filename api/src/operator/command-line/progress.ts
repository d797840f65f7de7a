import { SingleBar } from 'cli-progress';

/** A bar on stderr, which appears with the first report and is cleared in the end. Nothing is drawn where no terminal is. */
export function progressBar(
  task: string,
  things = 'profiles',
): {
  report: (done: number, total: number) => void;
  stop: () => void;
} {
  const bar = new SingleBar({
    stream: process.stderr,
    format: `${task} [{bar}] {value}/{total} ${things}, {eta_formatted} left`,
    hideCursor: true,
    clearOnComplete: true,
  });
  let isShown = false;
  return {
    report(done, total) {
      if (isShown) bar.update(done);
      else bar.start(total, done);
      isShown = true;
    },
    stop: () => bar.stop(),
  };
}
