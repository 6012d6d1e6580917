import { afterEach, expect, inject, type TestContext } from 'vitest';

interface Story {
  tags?: string[];
}

/** Messages, fields that are marked as wrong, and notifications. */
const failureMarks = [
  '[role="alert"]:not(:empty)',
  '[role="status"]:not(:empty)',
  '[role="alertdialog"]',
  '[aria-invalid="true"]',
  '[data-invalid]',
  '[aria-live] [data-kind="error"]',
].join();
const pendingMarks = '[data-pending], [aria-busy="true"], [role="progressbar"], [role="status"]:not(:empty)';

const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
const shows = (marks: string) => [...document.querySelectorAll(marks)].some(isShown);
const reads = (fr: RegExp, en: RegExp) => () =>
  (inject('globals').locale === 'fr' ? fr : en).test(document.body.innerText);

/** What the last frame of a story shows, by the end of its name. */
const states: { name: RegExp; state: string; isThere: () => boolean }[] = [
  {
    name: /\bOffline$/,
    state: 'the message that there is no connection',
    isThere: reads(/hors ligne|connexion|réseau|injoignable/i, /offline|connection|network|cannot be reached/i),
  },
  {
    name: /\bNo Answer( In Time)?$/,
    state: 'the message that the answer takes too long',
    isThere: reads(/trop (de temps|longtemps)|tarde/i, /too long/i),
  },
  {
    name: /\bToo Many (Tries|Uploads|Messages)$/,
    state: 'the message that there were too many attempts',
    isThere: reads(/trop d|beaucoup de/i, /too many|many/i),
  },
  {
    name: /(Server Error|Malformed|Wrong Shape|\w Failed|Fails|Refused|Invalid Data|Missing Data|Wrong Password|Wrong Code|Wrong Email|Code Expired)$/,
    state: 'a message or a field that is marked as wrong',
    isThere: () => shows(failureMarks),
  },
  {
    name: /^(Sending|Saving|Pending|Checking)$/,
    state: 'something that is under way',
    isThere: () => shows(pendingMarks),
  },
];

/** A story ends with the state that its name says, at rest: designers read it in Storybook as it is. */
afterEach(({ task, story }: TestContext & { story?: Story }) => {
  if (task.result?.state === 'fail' || story?.tags?.includes('!dev')) return;
  for (const { name, state, isThere } of states) {
    if (name.test(task.name)) expect(isThere(), `“${task.name}” ends with ${state}`).toBe(true);
  }
});
