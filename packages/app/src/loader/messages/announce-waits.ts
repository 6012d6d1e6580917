import { codeFailure } from '@kermesse/ui/code-failure';
import { loaderText, readLoaderData } from '../loader-data.ts';
import { hasReactProps, showWaitMessage, shownAfter, type EarlyPress } from '../presses/early.ts';

/** The milliseconds until a wait is announced. */
const lateAfter = 8000;

/**
 * Shows in `#late` why nothing happens: a press waits, the app of a screen is still loading, or code that the page
 * needs cannot be loaded. The last two messages contain a link. It reloads a slow page. If code is missing, it retries
 * in place, which keeps the visitor's input.
 */
export function announceWaits(): void {
  let isMissing = false;
  const message = new Text();
  const link = document.createElement('a');
  link.href = '';

  function show(name: 'late' | 'offline' | 'failed' | 'retrying'): void {
    message.data = `${loaderText(name)} `;
    link.textContent = loaderText('retry');
    // Inserting the link again would take the focus from it.
    if (!link.isConnected) showWaitMessage(message, link);
  }
  link.addEventListener('click', (event) => {
    if (!isMissing) return;
    event.preventDefault();
    show('retrying');
    dispatchEvent(new Event('online'));
  });
  addEventListener(codeFailure, ({ detail }) => {
    isMissing = detail;
    if (isMissing) show(navigator.onLine ? 'failed' : 'offline');
    else if (link.isConnected) showWaitMessage();
  });

  const watch = (press?: EarlyPress) =>
    setTimeout(
      () => {
        const isWaiting = press !== undefined && window.early.includes(press);
        if (isWaiting && !link.isConnected) showWaitMessage(loaderText(navigator.onLine ? 'late' : 'offline'));
      },
      navigator.onLine ? lateAfter : shownAfter,
    );
  for (const press of window.early) watch(press);
  addEventListener('press', () => watch(window.early.at(-1)));
  if (readLoaderData()?.screen === 'now')
    setTimeout(() => {
      const main = document.querySelector('main');
      if (!isMissing && main && !hasReactProps(main)) show('late');
    }, lateAfter);
}
