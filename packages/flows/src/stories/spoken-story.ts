import { listenToPage, type Announcement } from '@kermesse/ui/testing/spoken';
import { expect, waitFor } from 'storybook/test';

/** Records the announcements of a screen reader from now on, and returns assertions on them. */
export function recordAnnouncements() {
  const { log, stop } = listenToPage();
  const live = () => log.filter(({ by }) => by === 'live').map(({ text }) => text);
  return {
    /** Returns the announcements of live regions so far, in order. */
    live,
    /** Waits until a live region has announced a text. Announcements contain only plain spaces. */
    waitForAnnouncement: (text: string) =>
      waitFor(() => expect(live().join('\n')).toContain(text.replaceAll(/\s/g, ' '))),
    /** Returns the announced changes of the focused control that no user action caused. */
    changes: (): Announcement[] => log.filter(({ by }) => by === 'change'),
    /** Returns the announcement of the focused control. */
    focus: () => log.findLast(({ by }) => by === 'focus')?.text ?? '',
    forget: () => void log.splice(0),
    stop,
  };
}
