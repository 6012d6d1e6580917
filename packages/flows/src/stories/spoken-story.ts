import { listenToPage, type Spoken } from '@kermesse/ui/spoken';
import { expect, waitFor } from 'storybook/test';

/** Follows what a screen reader would say from here on, and judges it. */
export function spoken() {
  const { log, stop } = listenToPage();
  const live = () => log.filter(({ by }) => by === 'live').map(({ text }) => text);
  return {
    /** What a live region has log so far, in order. */
    live,
    /** Waits until a live region has log a text. */
    heard: (text: string) => waitFor(() => expect(live().join('\n')).toContain(text)),
    /** What changed of the control that has the focus, without anybody doing anything. */
    changes: (): Spoken[] => log.filter(({ by }) => by === 'change'),
    /** The control that has the focus, as it is read. */
    focus: () => log.findLast(({ by }) => by === 'focus')?.text ?? '',
    forget: () => void log.splice(0),
    stop,
  };
}
