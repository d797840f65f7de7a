import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Below that a database soon refuses to write. */
export const LEAST_FREE_MEGABYTES = 200;

/** The free space where there is least. @throws Error when that is too little, or a folder is not there */
export async function checkDisk(folders: readonly string[]): Promise<{ freeMegabytes: number }> {
  const free = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      return Math.floor((bavail * bsize) / 1024 ** 2);
    }),
  );
  const freeMegabytes = Math.min(...free);
  if (freeMegabytes < LEAST_FREE_MEGABYTES) throw new Error(`only ${freeMegabytes} MB of disk are free`);
  return { freeMegabytes };
}

/** How late the event loop is, in ms, in the last ten to twenty seconds. */
export interface LoopDelay {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

const WINDOW_MS = 10_000;
/** Half of all turns this late: nothing is answered in time. */
const MOST_P50_MS = 500;

/** Measures from now on. Returns what says how late the event loop is. @throws Error when it hardly turns */
export function watchEventLoop(): () => LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
  const read = (): LoopDelay => ({
    p50Ms: ms(histogram.percentile(50)),
    p99Ms: ms(histogram.percentile(99)),
    maxMs: ms(histogram.max),
  });
  let last = read();
  setInterval(() => {
    last = read();
    histogram.reset();
  }, WINDOW_MS).unref();
  return () => {
    const present = read();
    const worst = (figure: keyof LoopDelay) => Math.max(last[figure], present[figure]);
    const delay = { p50Ms: worst('p50Ms'), p99Ms: worst('p99Ms'), maxMs: worst('maxMs') };
    if (delay.p50Ms > MOST_P50_MS) throw new Error(`the event loop is ${delay.p50Ms} ms late`);
    return delay;
  };
}
