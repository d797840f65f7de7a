/** What a browser's main thread does, by kind; the rest (collecting garbage, handling the input) is `other`. */
export const KINDS = ['style', 'layout', 'script', 'paint', 'other'] as const;
export type Work = Record<(typeof KINDS)[number], number>;

/** What is recorded for {@link workOfTrace}. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

const KIND_OF: Readonly<Record<string, keyof Work>> = {
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  Layout: 'layout',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.run': 'script',
  'v8.compile': 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  XHRReadyStateChange: 'script',
  XHRLoad: 'script',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  UpdateLayerTree: 'paint',
};

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Both in microseconds. */
  ts: number;
  dur?: number;
  args?: { name?: string };
}

/**
 * The busiest page's work in a trace of Chromium, in ms by kind. Each moment counts once, for the innermost that is under way: layout that
 * a script asks for is layout.
 */
export function workOfTrace(trace: Buffer): Work {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const pages = traceEvents.flatMap(({ ph, name, args, pid, tid }) =>
    ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain' ? [{ pid, tid }] : [],
  );
  const works = pages.map((page) =>
    workOf(
      traceEvents.filter(
        ({ ph, pid, tid, dur }) => ph === 'X' && pid === page.pid && tid === page.tid && dur !== undefined,
      ),
    ),
  );
  const [busiest] = works.sort((a, b) => total(b) - total(a));
  if (!busiest) throw new Error('The trace has no page.');
  return busiest;
}

const total = (work: Work) => KINDS.reduce((sum, kind) => sum + work[kind], 0);

function workOf(events: readonly TraceEvent[]): Work {
  const work: Work = { style: 0, layout: 0, script: 0, paint: 0, other: 0 };
  const open: { kind: keyof Work; end: number }[] = [];
  const sorted = events
    .filter(({ name }) => name !== 'RunTask' && name !== 'ThreadControllerImpl::RunTask')
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { name, ts, dur = 0 } of sorted) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const around = open.at(-1);
    // What has no kind of its own is part of what it stands in.
    const kind = KIND_OF[name] ?? around?.kind ?? 'other';
    work[kind] += dur / 1000;
    if (around) work[around.kind] -= dur / 1000;
    open.push({ kind, end: ts + dur });
  }
  return work;
}
