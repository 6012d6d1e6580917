import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import type { Status } from './navigation.ts';
import { StatusView } from './StatusView.tsx';

/**
 * Shows the status of navigation in a root of its own: a change of it must not render the page again, or React would
 * throw away the server's HTML of the sections that have not woken yet.
 */
export function createStatus(actions: { onRetry: () => void; onDismiss: () => void }) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  let announcement = '';
  let last: Status = { kind: 'idle' };
  let language: i18n | undefined;

  function draw(): void {
    if (language) root.render(<StatusView status={last} announcement={announcement} words={language} {...actions} />);
  }
  return {
    report(status: Status, words: i18n): void {
      last = status;
      language = words;
      if (status.kind === 'loading') announcement = '';
      draw();
    },
    announce(title: string): void {
      announcement = title;
      draw();
    },
  };
}
