import { expect, vi, type TestContext } from 'vitest';
import { catalogueText } from './catalogue-stories.ts';

interface Story {
  id: string;
  tags?: string[];
  /** `statusIsFailure`: the failure's message is in an element with the role `status`. */
  parameters?: { statusIsFailure?: boolean };
}

/** Messages, invalid fields, and notifications. */
const failureMarks = [
  '[role="alert"]:not(:empty)',
  '[role="status"][data-kind="failure"]:not(:empty)',
  '[role="alertdialog"]',
  '[aria-invalid="true"]',
  '[data-invalid]',
  '[aria-live] [data-kind="error"]',
].join();
/** Failure messages that are not urgent. Success messages have the same role, so only some stories may show these. */
const statusMessage = '[role="status"]:not(:empty)';
const pendingMarks =
  '[data-pending], [aria-busy="true"], [role="progressbar"], [data-progress], [role="status"]:is(:not(:empty), [aria-label])';

const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
const shows = (marks: string) => [...document.querySelectorAll(marks)].some(isShown);
const reads = (fr: RegExp, en: RegExp) => () =>
  (document.documentElement.lang === 'fr' ? fr : en).test(document.body.innerText);

const saysEmpty = reads(
  /\baucune? |pas encore de |est vide|encore vide|paraîtra bientôt|en préparation/i,
  /\bno \w+ (yet|has)\b|\bno page yet\b|nothing has been removed|\bis empty\b|still empty|will (be out|appear) soon|being prepared/i,
);

/** Elements that show something without text. */
const pictures = 'img, svg, canvas, input, textarea';
/** Components that only style sheets draw. */
const drawnByStyles = /^components-/;

/** Whether an element is large enough to be seen. Text for screen readers is one pixel large. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && isShown(element);
}

/** Whether an element has text of its own. */
const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());

const elementsIn = (root: Element) => [...root.querySelectorAll(':not(script, style)')];

/** Whether the page, or a story that is not a page, shows no text at all. */
const isBlank = () =>
  !elementsIn(document.querySelector('main') ?? document.body).some(
    (element) => hasText(element) && isVisible(element),
  );

/** Whether the page shows nothing, including dialogs and notifications outside of the story's root element. */
const showsNothing = () =>
  !shows(pendingMarks) &&
  !elementsIn(document.body).some((element) => (hasText(element) || element.matches(pictures)) && isVisible(element));

/** Returns the texts of the document for a failure, with the roles that `states` reads. */
const shownTexts = () =>
  JSON.stringify(
    [...document.querySelectorAll('main, [role], [aria-live]')].map(({ role, textContent }) => [
      role,
      textContent.slice(0, 200),
    ]),
  );

const disabledMarks = ':disabled, [aria-disabled="true"], [data-disabled]';
const showsFailure = ({ parameters }: Story) =>
  shows(failureMarks) || (parameters?.statusIsFailure === true && shows(statusMessage));

/** The state that a story must show at its end, by its name. */
const states: { name: RegExp; state: string; isThere: (story: Story) => boolean }[] = [
  {
    name: /\bOffline$/,
    state: 'the message that there is no connection',
    isThere: reads(/hors ligne|serveur est injoignable/i, /\boffline\b|server cannot be reached/i),
  },
  {
    name: /\bTimeout$/,
    state: 'the message that the response takes too long',
    isThere: reads(/tarde (trop|à répondre)|pas répondu à temps/i, /taking too long|did not answer in time/i),
  },
  {
    name: /\bToo Many (Tries|Uploads|Messages)$/,
    state: 'the message that there were too many attempts',
    isThere: reads(/trop d(’essais|e messages)/i, /too many (attempts|messages|tries)/i),
  },
  {
    name: /\bWrong\b|(Server Error|Malformed|\w Failed|Failure|Fails|Refused|Invalid Data|Missing Data|User Not Found|Type Not Found|\w Disabled|Code Expired|(Proof|Send|Publishing) Unavailable)$/,
    state: 'a message or an invalid field',
    isThere: showsFailure,
  },
  {
    name: /\b(Taken|Link Expired)\b/,
    state: 'a message, an invalid field, or the page about it',
    isThere: (story) =>
      showsFailure(story) ||
      reads(/celle d’un autre compte|n’est plus valable/i, /belongs to another account|is no longer valid/i)(),
  },
  {
    name: /^Unavailable$/,
    state: 'a message or an unavailable control',
    isThere: (story) => showsFailure(story) || shows(disabledMarks),
  },
  {
    name: /^Cancelled$/,
    state: 'a message, or the dialog that stays open',
    isThere: (story) => showsFailure(story) || shows('[role="dialog"]'),
  },
  { name: /^Unsaved$/, state: 'the question about unsaved input', isThere: () => shows('[role="alertdialog"]') },
  { name: /^Broken\b/, state: 'a dialog with the error', isThere: () => shows('[role="dialog"]') },
  {
    name: /^No List$/,
    state: 'a button that loads the list again',
    isThere: reads(/réessayer/i, /try again/i),
  },
  {
    name: /^Paused$/,
    state: 'a stopped carousel',
    isThere: () => shows('[aria-roledescription]') && !shows('[data-running]'),
  },
  {
    name: /^(Sending|Saving|Pending|Checking|(.* )?Loading)$/,
    state: 'a pending action',
    isThere: () => shows(pendingMarks),
  },
  {
    name: /(^|\w )Empty$/,
    state: 'the text of an empty state, or no content',
    isThere: () => isBlank() || saysEmpty(),
  },
  {
    name: /^Disabled$/,
    state: 'a disabled control',
    isThere: () => shows(disabledMarks),
  },
  {
    name: /^(Success|Saved|Sent|Password Changed)$/,
    state: 'a success message',
    isThere: reads(/enregistré|a bien été|avons envoyé|changé/i, /success|have sent|has been changed|is saved/i),
  },
];

/**
 * Checks that a story ends at the state in its name: designers see that state in Storybook. A story for a row of the
 * error catalogue must end with the text of that row. A story in the sidebar must not end with an empty page.
 */
export async function checkNamedState({ task, story }: TestContext & { story?: Story }): Promise<void> {
  if (story === undefined || task.result?.state === 'fail') return;
  const { storyName = '', combination } = task.meta;
  const text = combination && catalogueText(story.id)?.[combination.locale];
  if (text !== undefined) expect(document.body.innerText, `“${storyName}” ends with its text`).toContain(text);
  const isListed = story.tags?.includes('dev') === true;
  if (isListed && !drawnByStyles.test(story.id))
    // A picture may still be loading.
    await vi.waitFor(() => expect(showsNothing(), `“${storyName}” ends with nothing to see`).toBe(false));
  for (const { name, state, isThere } of states) {
    if (name.test(storyName))
      await vi.waitFor(() => {
        if (!isThere(story)) expect.fail(`“${storyName}” does not end with ${state}. The page has ${shownTexts()}`);
      });
  }
}
