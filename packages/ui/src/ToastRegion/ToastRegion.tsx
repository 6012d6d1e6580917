import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useContext, useSyncExternalStore } from 'react';
import { ToastsContext } from '../Toasts/Toasts.tsx';
import type { Toast, Toasts } from '../Toasts/toast-queue.ts';
import { ActionButton, Card, CloseButton, Region, Words } from './toast.styles.ts';
import { useToastRegion } from './use-toast-region.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export { createToasts, ToastsProvider, useToasts } from '../Toasts/Toasts.tsx';
export type { Toasts };

const icons = { info: Info, success: CircleCheck, error: CircleAlert };
const nothing: readonly Toast[] = [];

export interface ToastRegionProps {
  /** The region's name for a screen reader, for example “Notifications”. */
  label: string;
  closeLabel: string;
  /** The queue; without it the one of the nearest `ToastsProvider`. */
  toasts?: Toasts;
}

/**
 * The notifications: at most two, announced politely, kept while a pointer or the focus is on them.
 * When one that has the focus is closed, the focus goes to the next one, or back to where it came from.
 * Native elements only: it is on every page, so it carries no React Aria; the attribute of its top layer keeps an open
 * dialog from hiding it or closing at a press on it.
 */
export function ToastRegion({ label, closeLabel, toasts: given }: ToastRegionProps) {
  useProviderCheck('ToastRegion');
  const inherited = useContext(ToastsContext);
  const toasts = given ?? inherited;
  if (toasts === null) throw new Error('ToastRegion needs `toasts` or a ToastsProvider above it.');
  const list = useSyncExternalStore(toasts.subscribe, toasts.visible, () => nothing);
  const region = useToastRegion(toasts, list);

  return (
    <Region {...region} aria-label={label} data-empty={list.length === 0 || undefined} data-react-aria-top-layer="true">
      <ol aria-live="polite" aria-relevant="additions text">
        {list.map((toast) => {
          const Icon = icons[toast.kind];
          return (
            <Card key={toast.id} data-kind={toast.kind}>
              <Icon aria-hidden="true" />
              <Words>
                <strong>{toast.title}</strong> {toast.text !== undefined && <span>{toast.text}</span>}
                {toast.action !== undefined && (
                  <ActionButton
                    type="button"
                    onClick={() => {
                      toast.action?.run();
                      toasts.close(toast.id);
                    }}
                  >
                    {toast.action.label}
                  </ActionButton>
                )}
              </Words>
              {toast.closable && (
                <CloseButton type="button" aria-label={closeLabel} onClick={() => toasts.close(toast.id)}>
                  <X aria-hidden="true" />
                </CloseButton>
              )}
            </Card>
          );
        })}
      </ol>
    </Region>
  );
}
