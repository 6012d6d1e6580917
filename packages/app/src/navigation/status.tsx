import type { Failure } from '@kermesse/api/failure';
import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { StatusView, type Status } from './StatusView.tsx';

export interface StatusOptions {
  isLoading: () => boolean;
  /** Returns the texts of the page on the screen. */
  i18n: () => I18n;
  /**
   * Whether the visitor may see the page on the screen. If not, for example the login page after a login, the message
   * of a failed navigation cannot be closed: nothing on that page could be used.
   */
  canStay: () => boolean;
  /** Called when the visitor closes the message of a failed navigation. */
  onDismiss: () => void;
}

/**
 * Shows the state of navigation in a React root of its own. In the page's root, each change would render the page
 * again, and React would discard the server's HTML of sections that have not hydrated yet.
 */
export function createStatus({ isLoading, i18n, canStay, onDismiss }: StatusOptions) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  let announcement = '';
  /** The failure that is shown, if any. Its navigation waits until the visitor retries or starts another navigation. */
  let failed: Status | undefined;
  let retry: () => void = () => undefined;

  function update(): void {
    const loading = isLoading();
    if (loading) announcement = '';
    function dismiss(): void {
      fail({ kind: 'idle' });
      onDismiss();
    }
    root.render(
      <StatusView
        status={loading ? (failed ?? { kind: 'loading' }) : { kind: 'idle' }}
        announcement={announcement}
        i18n={i18n()}
        onRetry={() => retry()}
        onDismiss={canStay() ? dismiss : undefined}
      />,
    );
  }
  function fail(status: Status | undefined): void {
    failed = status;
    update();
  }
  return {
    update,
    announce(title: string): void {
      announcement = title;
      update();
    },
    untilRetried: (failure: Failure['kind'], signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        retry = () => {
          fail(undefined);
          resolve();
        };
        signal.addEventListener('abort', () => {
          failed = undefined;
          reject(signal.reason as Error);
        });
        fail({ kind: 'failed', failure });
      }),
  };
}
