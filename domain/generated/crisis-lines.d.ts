import type { CrisisLine } from '../src/crisis-lines/line.ts';

// What the files of `content/crisis-lines` say.
export declare const canada: readonly CrisisLine[];
export declare const unitedStates: readonly CrisisLine[];
