import { createContext, useContext, type ReactNode } from 'react';
import { createToasts, type Toasts } from './toast-queue.ts';

export { createToasts };
export type { Toast, ToastInput, Toasts } from './toast-queue.ts';

/** The context of the queue. The region that shows it may load later. */
export const ToastsContext = createContext<Toasts | null>(null);

/** Provides a queue to the components inside. */
export function ToastsProvider({ toasts, children }: { toasts: Toasts; children: ReactNode }) {
  return <ToastsContext value={toasts}>{children}</ToastsContext>;
}

/** Returns the queue of the nearest `ToastsProvider`. Throws without one. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (toasts === null) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}
