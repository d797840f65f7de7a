import './toast-stack.css';
import * as RadixToast from '@radix-ui/react-toast';
import { useDocumentMark } from '../../site/document-marks.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A short message that comes up over the page and goes away again. */
export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title?: string;
  text: string;
}

/** Errors stay longer: there is something to do about them. Both wait while the pointer or the focus is on them. */
const DURATION_MS = { success: 8_000, error: 15_000 } as const;

/** The messages that are up now, in a corner of the screen. F8 leads there; a swipe or Escape sends one away. */
export function ToastStack({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: number) => void }) {
  const { t } = useTranslation(['message-form', 'shell']);
  useDocumentMark('has-toast', toasts.length > 0);
  return (
    <RadixToast.Provider label={t('toast.label')} swipeDirection="right">
      {toasts.map((toast) => (
        <RadixToast.Root
          key={toast.id}
          className={`toast toast-${toast.tone}`}
          duration={DURATION_MS[toast.tone]}
          onOpenChange={(open) => {
            if (!open) onClose(toast.id);
          }}
        >
          <div>
            {toast.title && (
              <RadixToast.Title>
                <strong>{toast.title}</strong>
              </RadixToast.Title>
            )}
            <RadixToast.Description>{toast.text}</RadixToast.Description>
          </div>
          <RadixToast.Close className="icon-button icon-cross toast-close" aria-label={t('shell:close')} />
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toasts no-print" label={t('toast.viewport', { hotkey: '{hotkey}' })} />
    </RadixToast.Provider>
  );
}
