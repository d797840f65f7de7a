import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { isPageHydrated, LAZY_PART, ReplayEarlyInput } from './early-input.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

interface LazyPartOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  className?: string | undefined;
  /** Waits with fetching the code until the visitor turns to the part, with a pointer or by giving it the focus. */
  onceUsed?: boolean;
  /** Stands in place of the part while a page that was not rendered on the server fetches the code; nothing when left out. */
  fallback?: ReactNode;
  /** Stands in its place when it failed, or when its code could not be fetched; the same when left out. */
  failure?: ReactNode;
}

interface LazyPart<Props> {
  Component: ComponentType<Props>;
  /** For a route's `load`: the server then renders the part with the rest of the page. */
  prepare: () => Promise<void>;
}

/**
 * A part of a page whose code is not among what the page first loads. The server renders it in full; the browser shows
 * that, and hydrates it once its code is there. What is done there meanwhile is replayed then.
 */
export function lazyPart<Props extends object>({
  load,
  className,
  onceUsed = false,
  fallback = null,
  failure = fallback,
}: LazyPartOptions<Props>): LazyPart<Props> {
  let prepared: ComponentType<Props> | undefined;
  let wake: () => void = () => undefined;
  const used = onceUsed ? new Promise<void>((resolve) => (wake = resolve)) : Promise.resolve();
  const fetched = () =>
    lazy(() =>
      prepared
        ? alreadyResolved({ default: prepared })
        : used.then(load).then(
            (part) => ({ default: part }),
            (error: unknown) => {
              // React keeps what failed: whoever comes to the part again fetches it again.
              Part = fetched();
              throw error;
            },
          ),
    );
  let Part = fetched();

  // Has no state that changes and is remembered by its props: React throws away what the server rendered, and with it what was typed,
  // when a part is rendered anew while it still waits for its code.
  const Component = memo(function LazyPartFrame(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [There] = useState(() => (isPageHydrated() ? prepared : undefined));
    useEffect(() => (onceUsed && frame.current ? whenUsed(frame.current, wake) : undefined), []);
    // Drawn on a page that answers already, with its code there, it has nothing to wait for and nothing to replay.
    if (There)
      return (
        <div className={className}>
          <ErrorBoundary fallback={failure}>
            <There {...props} />
          </ErrorBoundary>
        </div>
      );
    return (
      <div className={className} ref={frame} {...LAZY_PART}>
        <ErrorBoundary fallback={failure}>
          <Suspense fallback={<Awaited wake={wake}>{fallback}</Awaited>}>
            <Part {...props} />
            <ReplayEarlyInput part={frame} />
          </Suspense>
        </ErrorBoundary>
      </div>
    );
  });
  return {
    Component,
    prepare: async () => {
      prepared ??= await load();
    },
  };
}

const USES = ['focusin', 'pointerover', 'pointerdown'] as const;

/**
 * Listens above React, which stops the events of a part that it has not hydrated before they reach the part.
 * @returns what stops the waiting
 */
function whenUsed(element: Element, wake: () => void): () => void {
  if (element.contains(document.activeElement)) wake();
  const listen = new AbortController();
  const notice = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) wake();
  };
  for (const type of USES) document.addEventListener(type, notice, { capture: true, signal: listen.signal });
  return () => listen.abort();
}

/** In place of a part that the server has not rendered: there is nothing yet that could be used. */
function Awaited({ wake, children }: { wake: () => void; children: ReactNode }) {
  useEffect(wake, [wake]);
  return children;
}

/** React reads such a promise at once; for a real one the server would have to wait, and it renders in one go. */
function alreadyResolved<Value>(value: Value): Promise<Value> {
  return { then: (resolve: (value: Value) => void) => resolve(value) } as unknown as Promise<Value>;
}
