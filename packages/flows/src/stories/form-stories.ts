import type { StoryObj } from '@storybook/react-vite';
import { delay, http, type HttpHandler } from 'msw';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import failuresEn from '../failures/texts.en.json';
import failuresFr from '../failures/texts.fr.json';
import { localeOf, waitForAnswers } from './flow-story.tsx';

type Play = NonNullable<StoryObj['play']>;
/** What a play function is handed. */
export type PlayContext = Parameters<Play>[0];

/** How a form is filled in and what becomes of it, so that every row of the error catalogue can be played on it. */
export interface FormScript {
  /** The path of its operation under `/api`, for MSW. */
  path: string;
  success: HttpHandler;
  /** Handlers for other calls of the same form. */
  others?: HttpHandler[];
  /** Fills everything in, and goes to the point where only the button is left. */
  fill: (context: PlayContext) => Promise<void>;
  /** The name of the button. */
  button: (context: PlayContext) => string;
  /** Everything that was typed is still there. */
  isKept: (context: PlayContext) => Promise<void>;
  /** It has succeeded. */
  isDone: (context: PlayContext) => Promise<void>;
}

type FailureText = keyof typeof failuresEn;

/** A text of the error catalogue in the language of the story. */
export const failureText = (key: FailureText, context: PlayContext): string =>
  (localeOf(context) === 'en' ? failuresEn : failuresFr)[key];

/** Everything on the page, dialogs too. */
export const screenOf = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);

/** Typing without pauses. */
export const user = userEvent.setup({ delay: null });

/** Fills a field in at once, as a password manager does: one event where typing takes five for each sign. */
export async function write(field: HTMLElement, text: string) {
  field.focus();
  await fireEvent.change(field, { target: { value: text } });
}

/** Presses the button as assistive technology does: one event where a hand takes a dozen. */
export async function press(script: Pick<FormScript, 'button'>, context: PlayContext) {
  await fireEvent.click(await screenOf(context).findByRole('button', { name: script.button(context) }));
}

/** The notice above the button says a text. */
export async function expectNotice(context: PlayContext, text: string) {
  await waitFor(async () => {
    const shown = screenOf(context)
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .join('\n');
    await expect(shown).toContain(text);
  });
}

/** A submit button waits for something: it can have the focus and says why, and it is at work on nothing. */
export async function expectUnavailable(button: HTMLElement, message?: string) {
  await expect(button, message).toHaveAttribute('aria-disabled', 'true');
  await expect(button, message).not.toHaveAttribute('data-pending');
  await expect(button, message).toBeEnabled();
  await expect(button, message).toHaveAccessibleDescription(expect.stringMatching(/./));
}

/** A button can be pressed to some effect. */
export async function expectAvailable(button: HTMLElement) {
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(button).toBeEnabled();
}

/** A notification says a text; it takes a moment to come up. */
export async function expectToast(context: PlayContext, text: string) {
  const toast = await screenOf(context).findByText(text);
  await waitFor(() => expect(toast).toBeVisible());
}

/** What a test does after a failure: the next press succeeds. */
const succeedsNext = (script: FormScript) => async (context: PlayContext) => {
  waitForAnswers();
  context.msw.use(script.success);
  await press(script, context);
  await script.isDone(context);
};

/** Fails, shows the message and keeps everything. In a test it succeeds at the next press. */
export function failureStory(
  script: FormScript,
  handler: HttpHandler,
  key: FailureText,
  more: { help?: FailureText; timeout?: number } = {},
): StoryObj {
  return {
    parameters: {
      msw: { handlers: [handler, ...(script.others ?? [])] },
      ...(more.timeout !== undefined && { flow: { timeout: more.timeout } }),
      continuation: succeedsNext(script),
    },
    play: async (context) => {
      await script.fill(context);
      await press(script, context);
      await expectNotice(context, failureText(key, context));
      if (more.help !== undefined) await expectNotice(context, failureText(more.help, context));
      await script.isKept(context);
    },
  };
}

/** Refused fields: the server's own words are shown under them, the first has the focus. In a test the next press succeeds. */
export function fieldsStory(script: FormScript, handler: HttpHandler, texts: { fr: string; en: string }): StoryObj {
  return {
    parameters: { msw: { handlers: [handler, ...(script.others ?? [])] }, continuation: succeedsNext(script) },
    play: async (context) => {
      await script.fill(context);
      await press(script, context);
      const text = texts[localeOf(context)];
      await waitFor(() => expect(screenOf(context).getByText(text)).toBeVisible());
      await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(text)));
      await script.isKept(context);
    },
  };
}

/** Succeeds, and ends with what the screen shows then. */
export function successStory(script: FormScript): StoryObj {
  return {
    parameters: { msw: { handlers: [script.success, ...(script.others ?? [])] } },
    play: async (context) => {
      await script.fill(context);
      await press(script, context);
      await script.isDone(context);
    },
  };
}

/** Submitted four times in a moment, it is sent once. */
function sentOnceStory(script: FormScript): StoryObj {
  let sent = 0;
  const count = http.all(`*/api${script.path}`, async () => {
    sent += 1;
    await delay(150);
  });
  return {
    parameters: { msw: { handlers: [count, script.success, ...(script.others ?? [])] } },
    play: async (context) => {
      sent = 0;
      await script.fill(context);
      const button = await screenOf(context).findByRole('button', { name: script.button(context) });
      const form = button.closest('form');
      await user.click(button);
      await user.click(button);
      await user.keyboard('{Enter}');
      form?.requestSubmit();
      await script.isDone(context);
      await expect(sent).toBe(1);
    },
  };
}

type FailureMock = Record<
  'offline' | 'pending' | 'serverError' | 'malformed' | 'wrongShape' | 'rateLimited',
  HttpHandler
>;

/** What can happen to every form: no network, no answer in time, a fault of the server, nonsense, too many tries. */
export function commonStories(script: FormScript, mock: FailureMock, other: FailureText) {
  return {
    Offline: failureStory(script, mock.offline, 'offline', { help: 'kept' }),
    NoAnswerInTime: failureStory(script, mock.pending, 'timeout', { help: 'kept', timeout: 250 }),
    ServerError: failureStory(script, mock.serverError, other),
    Malformed: failureStory(script, mock.malformed, other),
    WrongShape: failureStory(script, mock.wrongShape, other),
    TooManyTries: failureStory(script, mock.rateLimited, 'limited'),
    SentOnce: sentOnceStory(script),
  };
}
