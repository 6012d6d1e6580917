import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useContext, useSyncExternalStore } from 'react';
import { ToastsContext } from '../Toasts/Toasts.tsx';
import type { Toast, Toasts } from '../Toasts/toast-queue.ts';
import { ActionButton, Card, CloseButton, Region, Words } from './toast.styles.ts';
import { useToastRegion } from './use-toast-region.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const icons = { info: Info, success: CircleCheck, error: CircleAlert };
const noToasts: readonly Toast[] = [];

export interface ToastRegionProps {
  /** The region's accessible name, for example “Notifications”. */
  label: string;
  /** The accessible name of the button that closes a notification. */
  closeLabel: string;
  /** The queue. By default, the queue of the nearest `ToastsProvider`. */
  toasts?: Toasts;
}

/**
 * The region that shows notifications: at most two, announced politely, kept while the pointer or the focus is on them.
 * When the focused notification is closed, the focus moves to the next one, or back to where it came from. The region
 * uses native elements only: it is on every page, so it does not load React Aria. Its top-layer attribute prevents an
 * open dialog from hiding it or from closing when a visitor presses it.
 */
export function ToastRegion({ label, closeLabel, toasts: ownToasts }: ToastRegionProps) {
  useProviderCheck('ToastRegion');
  const contextToasts = useContext(ToastsContext);
  const toasts = ownToasts ?? contextToasts;
  if (toasts === null) throw new Error('ToastRegion needs `toasts` or a ToastsProvider above it.');
  const list = useSyncExternalStore(toasts.subscribe, toasts.visible, () => noToasts);
  const region = useToastRegion(toasts, list);

  return (
    <Region
      {...region}
      aria-label={label}
      data-empty={list.length === 0 || undefined}
      data-react-aria-top-layer="true"
      data-screen-only
    >
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
                <CloseButton label={closeLabel} onClick={() => toasts.close(toast.id)}>
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
