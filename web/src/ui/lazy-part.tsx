import { lazy, memo, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { EarlyInput, LATE_PART } from '../site/early-input.ts';
import { ErrorBoundary } from '../site/error-boundary.tsx';
import { onceIdle } from '../site/once-idle.ts';
import { EmptyState } from './empty-state.tsx';
import { onceInView } from './once-in-view.ts';

interface LazyPartOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** When the browser fetches the code: as soon as it has nothing better to do, or when the part is nearly in view. */
  when: 'idle' | 'near';
  className?: string;
  /** Stands in place of the part while a page that was not rendered on the server fetches the code. */
  fallback: ReactNode;
}

export interface LazyPart<Props> {
  Component: ComponentType<Props>;
  /** For a route's `load`: the server then renders the part with the rest of the page. */
  prepare: () => Promise<void>;
}

/** Near enough that the code is usually there before the part is in view. */
const NEAR = '400px';

/**
 * A part of a page whose code is not among what the page first loads. The server renders it in full; the browser shows
 * that, and brings it to life later. What is done there meanwhile is carried out then.
 */
export function lazyPart<Props extends object>({
  load,
  when,
  className,
  fallback,
}: LazyPartOptions<Props>): LazyPart<Props> {
  let prepared: ComponentType<Props> | undefined;
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (want = resolve));

  const Part = lazy(() =>
    prepared ? alreadyResolved({ default: prepared }) : wanted.then(load).then((part) => ({ default: part })),
  );

  // Has no state and is remembered by its props: React throws away what the server rendered, and with it what was typed,
  // when a part is rendered anew while it still waits for its code.
  const Component = memo(function LazyPartFrame(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (when === 'idle') return onceIdle(want);
      return frame.current ? onceInView(frame.current, want, NEAR) : undefined;
    }, []);
    return (
      <div className={className} ref={frame} {...LATE_PART}>
        <ErrorBoundary fallback={<PartFailure />}>
          <Suspense fallback={fallback}>
            <Part {...props} />
            <EarlyInput part={frame} />
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

/** React reads such a promise at once; for a real one the server would have to wait, and it renders in one go. */
function alreadyResolved<Value>(value: Value): Promise<Value> {
  return { then: (resolve: (value: Value) => void) => resolve(value) } as unknown as Promise<Value>;
}

/** Stands in place of a part of a page that failed, or whose code could not be had. */
function PartFailure() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <EmptyState title={t('failure.title')} text={t('errors.unreachable')} live>
      <a className="button button-secondary" href={pathname + search}>
        {t('failure.reload')}
      </a>
    </EmptyState>
  );
}
