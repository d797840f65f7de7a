import type { ConcernModel } from '../src/query/concern-model.ts';

/** What the build learns from `content/understanding` (`scripts/build/understanding`): made anew when that has changed. */
export declare const understanding: {
  /** Phrases that state concerns: any of these. */
  readonly stated: readonly {
    readonly concerns: readonly string[];
    readonly en: readonly string[];
    readonly fr: readonly string[];
  }[];
  /** By concern, the searches of a few words that suggest it. */
  readonly searches: Readonly<Record<string, readonly string[]>>;
  readonly model: ConcernModel;
  /** Whether a text asks for somebody. */
  readonly requests: ConcernModel;
};
