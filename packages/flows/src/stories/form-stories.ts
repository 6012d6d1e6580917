import type { StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { guestKeys } from '../keptInput/stored-input.ts';
import type { FlowTexts } from './flow-texts.ts';
import { localeOf, textsOf } from './flow-story.tsx';
import { restoreDefaultTimeout } from './FlowStage.tsx';
import { createHeldResponse } from './held-response.ts';

type Play = NonNullable<StoryObj['play']>;
/** The context that a play function receives. */
export type PlayContext = Parameters<Play>[0];

/** How a story fills in a form and checks its results, so that stories can show every row of the error catalogue. */
export interface FormScript {
  /** The path of the form's operation under `/api`, for MSW. */
  path: string;
  success: HttpHandler;
  /** The handlers for other calls of the same form. */
  others?: HttpHandler[];
  /** Fills in all fields, so that only the button is left to press. */
  fill: (context: PlayContext) => Promise<void>;
  /** Returns the label of the submit button. */
  button: (context: PlayContext) => string;
  /** Asserts that the form still has all its input. */
  isKept: (context: PlayContext) => Promise<void>;
  /** Asserts that the form has succeeded. */
  isDone: (context: PlayContext) => Promise<void>;
}

/** The key of a text of the error catalogue. */
export type FailureText = keyof FlowTexts['failures'];

/** Returns a text of the error catalogue in the story's language. */
export const failureText = (key: FailureText, context: PlayContext): string => textsOf(context, 'failures')[key];

/** Returns queries for the whole page, including dialogs. */
export const screenOf = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);

/** A user who types without delays. */
export const user = userEvent.setup({ delay: null });

/** Clicks a link without following it. Returns the email address that it carries to the next screen, or null. */
export async function carriedBy(link: HTMLElement, keys: { ctrlKey?: boolean } = {}): Promise<string | null> {
  const stay = (click: Event) => click.preventDefault();
  document.addEventListener('click', stay);
  await fireEvent.click(link, keys);
  document.removeEventListener('click', stay);
  const carried = sessionStorage.getItem(guestKeys.email);
  sessionStorage.removeItem(guestKeys.email);
  return carried;
}

/** Fills in a field at once, as a password manager does: with one event, instead of five for each character. */
export async function fillField(field: HTMLElement, text: string) {
  field.focus();
  await fireEvent.change(field, { target: { value: text } });
}

/** Clicks the button with this name, anywhere in the page. */
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Presses the submit button as assistive technology does: with one event, instead of a dozen for a pointer. */
export async function pressSubmit(script: Pick<FormScript, 'button'>, context: PlayContext) {
  await fireEvent.click(await screenOf(context).findByRole('button', { name: script.button(context) }));
}

/** Presses the button of `FieldGroupForm`, which checks the values of a group of fields. */
export const pressNext = (context: PlayContext) =>
  pressSubmit({ button: () => textsOf(context, 'profileSetup').next }, context);

/** Waits until the notice above the button contains a text. */
export async function expectNotice(context: PlayContext, text: string) {
  await waitFor(async () => {
    const shown = screenOf(context)
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .join('\n');
    await expect(shown).toContain(text);
  });
}

/** Waits until a field shows an error and has the focus. */
export async function expectFieldError(field: HTMLElement, text: string) {
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
  await waitFor(() => expect(field).toHaveFocus());
}

/** Asserts that a submit button is unavailable but focusable, has a description with the reason, and is not pending. */
export async function expectUnavailable(button: HTMLElement, message?: string) {
  await expect(button, message).toHaveAttribute('aria-disabled', 'true');
  await expect(button, message).not.toHaveAttribute('data-pending');
  await expect(button, message).toBeEnabled();
  await expect(button, message).toHaveAccessibleDescription(expect.stringMatching(/./));
}

/** Asserts that a button is available. */
export async function expectAvailable(button: HTMLElement) {
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(button).toBeEnabled();
}

/** Waits until a notification with a text is visible. */
export async function expectToast(context: PlayContext, text: string) {
  await waitFor(() => {
    const toasts = [...context.canvasElement.ownerDocument.querySelectorAll<HTMLElement>('[aria-live] [data-kind]')];
    const toast = toasts.find(({ textContent }) => textContent.includes(text));
    return expect(toast, `a notification with “${text}”`).toBeVisible();
  });
}

/** Returns the continuation that a test runs after a failure: the next press succeeds. */
const succeedsNext = (script: FormScript) => async (context: PlayContext) => {
  restoreDefaultTimeout();
  context.msw.use(script.success);
  await pressSubmit(script, context);
  await script.isDone(context);
};

/** Returns a story in which the form fails and keeps the input. In a test, the next press succeeds. */
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
      await pressSubmit(script, context);
      await expectNotice(context, failureText(key, context));
      if (more.help !== undefined) await expectNotice(context, failureText(more.help, context));
      await script.isKept(context);
    },
  };
}

/**
 * Returns a story in which the server rejects fields: its messages appear under them, and the first has the focus. In a
 * test, the next press succeeds.
 */
export function fieldsStory(
  script: FormScript,
  handler: HttpHandler,
  texts: FailureText | { fr: string; en: string },
): StoryObj {
  return {
    parameters: { msw: { handlers: [handler, ...(script.others ?? [])] }, continuation: succeedsNext(script) },
    play: async (context) => {
      await script.fill(context);
      await pressSubmit(script, context);
      const text = typeof texts === 'string' ? failureText(texts, context) : texts[localeOf(context)];
      await waitFor(() => expect(screenOf(context).getByText(text)).toBeVisible());
      await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(text)));
      await script.isKept(context);
    },
  };
}

/** Returns a story in which the form succeeds. It ends with the screen after that. */
export function successStory(script: FormScript): StoryObj {
  return {
    parameters: { msw: { handlers: [script.success, ...(script.others ?? [])] } },
    play: async (context) => {
      await script.fill(context);
      await pressSubmit(script, context);
      await script.isDone(context);
    },
  };
}

/** Returns a story that submits the form four times at once and asserts that one request is sent. */
function sentOnceStory(script: FormScript): StoryObj {
  const held = createHeldResponse(script.path);
  return {
    parameters: { msw: { handlers: [held.handler, script.success, ...(script.others ?? [])] } },
    play: async (context) => {
      held.hold();
      await script.fill(context);
      const button = await screenOf(context).findByRole('button', { name: script.button(context) });
      const form = button.closest('form');
      await user.click(button);
      await user.click(button);
      await user.keyboard('{Enter}');
      form?.requestSubmit();
      held.release();
      await script.isDone(context);
      await expect(held.asked()).toBe(1);
    },
  };
}

type FailureMock = Record<
  'offline' | 'pending' | 'serverError' | 'malformed' | 'wrongShape' | 'rateLimited',
  HttpHandler
>;

/**
 * Returns the stories for failures of any form: offline, timeout, server error, malformed response, rate limit.
 * @param help what the user can do without a connection: `tryAgain` for a form where nothing is typed
 */
export function commonStories(script: FormScript, mock: FailureMock, other: FailureText, help: FailureText = 'kept') {
  return {
    Offline: failureStory(script, mock.offline, 'offline', { help }),
    Timeout: failureStory(script, mock.pending, 'timeout', { help, timeout: 250 }),
    ServerError: failureStory(script, mock.serverError, other),
    Malformed: failureStory(script, mock.malformed, other),
    WrongShape: failureStory(script, mock.wrongShape, other),
    TooManyTries: failureStory(script, mock.rateLimited, 'limited'),
    SentOnce: sentOnceStory(script),
  };
}
