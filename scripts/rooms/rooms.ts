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

/** The rooms as a table of text: lines now, ceiling and goal. */
export function describeRooms(rooms: readonly MeasuredRoom[]): string {
  const rows = [
    ['room', 'files', 'TypeScript', 'ceiling', 'goal', 'CSS', 'ceiling', 'goal'],
    ...[...rooms, total(rooms)].map(({ room, now, ceiling, goal }) => [
      room,
      ...[now.files, now.typescript, ceiling.typescript, goal.typescript, now.css, ceiling.css, goal.css].map(
        String,
      ),
    ]),
  ];
  return rows
    .map(([room = '', ...figures]) => room.padEnd(22) + figures.map((text) => text.padStart(11)).join(''))
    .join('\n');
}

function total(rooms: readonly MeasuredRoom[]): Pick<MeasuredRoom, 'room' | 'now' | 'ceiling' | 'goal'> {
  const sum = (of: (room: MeasuredRoom) => number) => rooms.reduce((all, room) => all + of(room), 0);
  return {
    room: 'all',
    now: {
      files: sum(({ now }) => now.files),
      typescript: sum(({ now }) => now.typescript),
      css: sum(({ now }) => now.css),
    },
    ceiling: {
      typescript: sum(({ ceiling }) => ceiling.typescript),
      css: sum(({ ceiling }) => ceiling.css),
    },
    goal: { typescript: sum(({ goal }) => goal.typescript), css: sum(({ goal }) => goal.css) },
  };
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
