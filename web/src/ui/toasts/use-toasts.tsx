import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../site/error-boundary.tsx';
import type { Toast } from './toast-stack.tsx';

const loadStack = () => import('./toast-stack.tsx');
const ToastStack = lazy(async () => ({ default: (await loadStack()).ToastStack }));

interface Toasts {
  show: (toast: Omit<Toast, 'id'>) => void;
  /** Takes away what is shown. */
  clear: () => void;
  /** Fetches the code ahead of need: when a message fails because the network is gone, it could not be had any more. */
  prepare: () => void;
  /** To be rendered somewhere on the page. */
  outlet: ReactNode;
}

/** Messages that come up over the page. Whoever shows one also says the outcome in the page itself, where it stays. */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return {
    // One outcome at a time: a new one takes the place of the one before.
    show: (toast) => setToasts((shown) => [{ ...toast, id: (shown[0]?.id ?? 0) + 1 }]),
    clear: () => setToasts([]),
    prepare: () => {
      loadStack().catch(() => {
        // The outlet tries again when there is something to show.
      });
    },
    outlet: toasts.length > 0 && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <ToastStack
            toasts={toasts}
            onClose={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
          />
        </Suspense>
      </ErrorBoundary>
    ),
  };
}
