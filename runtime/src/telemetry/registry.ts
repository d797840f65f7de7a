import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Upper bounds in seconds: an answer from memory takes less than the first, and people think that nothing happens after the eighth. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry with what every program says of itself: memory, processor, garbage collection, and how busy its one thread is. */
export function openRegistry(program: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry, prefix: 'directory_' });
  let last = performance.eventLoopUtilization();
  const utilization = new Gauge({
    name: 'directory_event_loop_utilization',
    help: 'Share of the time since the last look in which the one thread was busy',
    registers: [registry],
    collect: () => {
      const present = performance.eventLoopUtilization();
      utilization.set(performance.eventLoopUtilization(present, last).utilization);
      last = present;
    },
  });
  return registry;
}
