import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/fingerprint.ts';

interface Lines {
  typescript: number;
  css: number;
}

/** A part of the code with a budget, as rooms.json lists it. */
interface Room extends Lines {
  room: string;
  purpose: string;
  /** Folders and files; what lies in two rooms belongs to the one that names it more exactly. */
  paths: readonly string[];
  /** More lines than these fail the tests: a new wish pays with lines that go. */
  ceiling: Lines;
  /** What it is to come to. */
  goal: Lines;
}

export interface MeasuredRoom extends Room {
  now: Lines & { files: number };
}

/** Stands for the tests beside the sources, which are a room of their own. */
const UNIT_TESTS = '*.test.ts';
const SKIPPED = /(^|\/)node_modules$|^(build|test-results|\..*)$/;

/** Each room of rooms.json with the lines that it has now. @throws Error when a file lies in no room */
export function measureRooms(): MeasuredRoom[] {
  const { rooms } = JSON.parse(readFileSync(join(projectRoot, 'rooms.json'), 'utf8')) as { rooms: Room[] };
  const measured = rooms.map((room) => ({ ...room, now: { typescript: 0, css: 0, files: 0 } }));
  const homes = measured
    .flatMap((room) => room.paths.map((path) => ({ path, room })))
    .toSorted((a, b) => b.path.length - a.path.length);
  for (const file of sources('')) {
    const isUnitTest = /\.test\.tsx?$/.test(file) && !file.startsWith('tests/');
    const home = homes.find(({ path }) =>
      isUnitTest ? path === UNIT_TESTS : file === path || file.startsWith(`${path}/`),
    );
    if (!home) throw new Error(`${file} is in no room of rooms.json.`);
    const { now } = home.room;
    now[file.endsWith('.css') ? 'css' : 'typescript'] += linesOf(file);
    now.files += 1;
  }
  return measured;
}

/** The rooms as a table of text, their sum last: lines now, ceiling and goal. */
export function describeRooms(rooms: readonly MeasuredRoom[]): string {
  const headings = ['files', 'TypeScript', 'ceiling', 'goal', 'CSS', 'ceiling', 'goal'];
  const figures = rooms.map(({ now, ceiling, goal }) => [
    now.files,
    ...[now.typescript, ceiling.typescript, goal.typescript],
    ...[now.css, ceiling.css, goal.css],
  ]);
  const sums = headings.map((_, column) => figures.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const line = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(22) + cells.map((cell) => String(cell).padStart(11)).join('');
  return [
    line('room', headings),
    ...rooms.map(({ room }, place) => line(room, figures[place] ?? [])),
    line('all', sums),
  ].join('\n');
}

function linesOf(file: string): number {
  return readFileSync(join(projectRoot, file), 'utf8').split('\n').length - 1;
}

function sources(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return SKIPPED.test(path) ? [] : sources(path);
    return /\.(tsx?|css)$/.test(entry.name) ? [path] : [];
  });
}
