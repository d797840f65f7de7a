import type { Compared } from './comparison.ts';
import type { Correspondence } from './correspondents.ts';
import type { Fault } from './faults.ts';
import type { Searches, Visibility } from './observer.ts';
import type { Written } from './writers.ts';
import { percentile } from '../bench/result.ts';

export interface ChaosReport {
  seed: number;
  seconds: number;
  /** Programs that ended without being killed, by name and how. */
  endedByThemselves: Record<string, number>;
  /** Numbers by what was done to what, such as `redis kill`. */
  faults: Record<string, number>;
  kills: number;
  freezes: number;
  refusals: number;
  writes: Written;
  messages: { posted: number; accepted: number; wrong: Record<string, number> };
  searches: Searches;
  /** From an edit's commit until a search found it. */
  lag: { edits: number; unseen: number; unasked: number; p50Ms: number; worstMs: number };
  compared: Compared;
  /** Why the run failed, a sentence each; empty when nothing was lost. */
  problems: string[];
  /** Lines of the programs' logs about what was lost or came twice. */
  logs: readonly string[];
}

export function reportOf(run: {
  seed: number;
  seconds: number;
  faults: readonly Fault[];
  written: Written;
  messages: Correspondence;
  searches: Searches;
  seen: Visibility;
  compared: Compared;
  /** Who failed or did not come to an end. */
  problems: readonly string[];
  /** What the programs said of what is wrong. */
  logs: readonly string[];
  /** What the stack said. */
  output: string;
}): ChaosReport {
  const { seed, seconds, faults, written, messages, searches, seen, compared, problems, logs, output } = run;
  const count = (wanted: Fault['kind']) => faults.filter(({ kind }) => kind === wanted).length;
  const byName: Record<string, number> = {};
  for (const { part, kind } of faults) byName[`${part} ${kind}`] = (byName[`${part} ${kind}`] ?? 0) + 1;
  const { lagsMs, unseen, unasked } = seen;
  return {
    seed,
    seconds,
    endedByThemselves: endsIn(output),
    faults: byName,
    kills: count('kill'),
    freezes: count('freeze'),
    refusals: count('refuse') + count('empty'),
    writes: written,
    messages: { posted: messages.posted, accepted: messages.accepted.length, wrong: messages.wrong },
    searches,
    lag: {
      edits: lagsMs.length + unseen + unasked,
      unseen,
      unasked,
      p50Ms: lagsMs.length > 0 ? percentile(lagsMs, 0.5) : 0,
      worstMs: Math.max(0, ...lagsMs),
    },
    compared,
    problems: [...problems, ...problemsOf(compared, unseen)],
    logs,
  };
}

/** Ends that nobody asked for, as the supervisor tells them: here only SIGKILL is asked for. */
function endsIn(output: string): Record<string, number> {
  const ends: Record<string, number> = {};
  for (const [, name = '', how = ''] of output.matchAll(/^(\S+) ended by itself \(([^)]+)\)/gm))
    if (how !== 'SIGKILL') ends[`${name} ${how}`] = (ends[`${name} ${how}`] ?? 0) + 1;
  return ends;
}

function problemsOf(compared: Compared, unseen: number): string[] {
  const { lostProfiles, stale, extra, ids, lostMails, doubles, askedAgainst, unfinished } = compared;
  const problem = (number: number, what: string, which: readonly string[] = []) =>
    number === 0 ? [] : [`${number} ${what}${which.length > 0 ? `: ${which.slice(0, 20).join(', ')}` : ''}`];
  return [
    ...unfinished.map((what) => `waited in vain until ${what}`),
    ...problem(lostProfiles + stale + extra, 'documents differ from their rows', ids),
    ...problem(lostMails.length, 'mails of accepted messages never came', lostMails),
    ...problem(doubles.length, 'mails came twice', doubles),
    ...problem(askedAgainst.length, 'inquiries went against what was agreed', askedAgainst),
    ...problem(unseen, 'edits were not found by searches that were answered for a minute'),
  ];
}

/** The report as people read it. */
export function describe(report: ChaosReport): string {
  const { writes, messages, searches, lag, compared } = report;
  const list = (numbers: Readonly<Record<string, number>>) =>
    Object.entries(numbers)
      .map(([name, number]) => `${name} ${number}`)
      .join(', ') || 'none';
  const failed = Object.values(searches.failed).reduce((sum, number) => sum + number, 0);
  const lines: [string, string][] = [
    ['seed', `${report.seed}, ${report.seconds} s`],
    ['kills', `${report.kills}; freezes ${report.freezes}; refusals ${report.refusals}`],
    ['', list(report.faults)],
    ['ended', `by themselves: ${list(report.endedByThemselves)}`],
    [
      'writes',
      `${writes.committed} committed (${writes.late} late), ${writes.rolledBack} rolled back, ${writes.failed} cut off`,
    ],
    ['', list(writes.kinds)],
    ['searches', `${searches.sent}; failed ${failed}: ${list(searches.failed)}`],
    [
      'messages',
      `${messages.accepted} accepted of ${messages.posted}, passed on ${compared.passedOn}; wrong answers: ${list(messages.wrong)}`,
    ],
    ['lost', `${compared.lostProfiles} of ${compared.profiles} profiles, ${compared.lostMails.length} mails`],
    ['stale', String(compared.stale)],
    ['extra', String(compared.extra)],
    [
      'doubles',
      `${compared.doubles.length} (and ${compared.excusedDoubles} whose sender was ended before it was told)`,
    ],
    [
      'lag',
      `p50 ${Math.round(lag.p50Ms)} ms, worst ${Math.round(lag.worstMs)} ms, of ${lag.edits} edits; unseen ${lag.unseen}, no answers ${lag.unasked}`,
    ],
  ];
  return [
    ...lines.map(([name, value]) => `${name.padEnd(9)} ${value}`),
    ...report.problems.map((problem) => `FAILED    ${problem}`),
    ...report.logs.map((line) => `log       ${line}`),
    '',
  ].join('\n');
}
