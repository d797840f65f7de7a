/** What is known of a piece of work: words of the code and numbers, never what anybody wrote. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that is under way. */
export interface OpenSpan {
  rename(name: string): void;
  note(facts: SpanFacts): void;
  /** Marks it as failed; of the error only its kind is told, for its words may quote somebody's. */
  fail(error?: unknown): void;
}

export interface SpanOptions {
  /** The request that all of it began with; the trace's id is its id. Without one it belongs to the work that it is a part of. */
  requestId?: string | null | undefined;
  facts?: SpanFacts;
}

/** Tells a collector what took how long, and what belonged together. */
export interface Tracing {
  /** Does the work as a part of what is under way. Rejects as it does. */
  span<Result>(
    name: string,
    options: SpanOptions,
    work: (span: OpenSpan) => Promise<Result>,
  ): Promise<Result>;
  /** Sends what is not sent yet; waits two seconds for a collector that is away. */
  close(): Promise<void>;
}

/** The work as a span where there are traces, else as it is. */
export function inSpan<Result>(
  tracing: Tracing | undefined,
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.span(name, options, work) : work();
}
