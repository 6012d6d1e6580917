import { createContext, useContext, type ReactNode } from 'react';
import { createToasts, type Toasts } from './toast-queue.ts';

export { createToasts };
export type { Toast, Toasts } from './toast-queue.ts';

/** The queue without the region that shows it, which may come later. */
export const ToastsContext = createContext<Toasts | null>(null);

/** Hands a queue to everything below it. */
export function ToastsProvider({ toasts, children }: { toasts: Toasts; children: ReactNode }) {
  return <ToastsContext value={toasts}>{children}</ToastsContext>;
}

/** The queue of the nearest `ToastsProvider`; throws without one. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (toasts === null) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}
