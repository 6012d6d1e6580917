import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import type { LoadFailure } from './load.ts';
import { StatusView, type Status } from './StatusView.tsx';

export interface StatusOptions {
  isLoading: () => boolean;
  /** The words of the page on the screen. */
  words: () => i18n;
}

/**
 * Shows the status of navigation in a root of its own: a change of it must not render the page again, or React would
 * throw away the server's HTML of the sections that have not hydrated yet.
 */
export function createStatus({ isLoading, words }: StatusOptions) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  let announcement = '';
  /** A page that could not be fetched, as it is shown. Its navigation waits until it is retried or another one begins. */
  let failed: Status | undefined;
  let retry: () => void = () => undefined;

  function update(): void {
    const loading = isLoading();
    if (loading) announcement = '';
    root.render(
      <StatusView
        status={loading ? (failed ?? { kind: 'loading' }) : { kind: 'idle' }}
        announcement={announcement}
        words={words()}
        onRetry={() => retry()}
        onDismiss={() => fail({ kind: 'idle' })}
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
    untilRetried: (failure: Exclude<LoadFailure, 'lost'>, signal: AbortSignal) =>
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
