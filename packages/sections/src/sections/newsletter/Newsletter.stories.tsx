import { newsletterEmailsMock } from '@kermesse/api/mocks/newsletter-emails';
import { newsletterPhonesMock } from '@kermesse/api/mocks/newsletter-phones';
import { http, type HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Urgency } from '@kermesse/ui/announce';
import { setShortTimeout, withShortTimeout, restoreTimeout } from '../../stories/short-timeout.tsx';
import {
  exampleStory,
  sectionMeta,
  type SectionPlayContext,
  type SectionStoryObj,
  variantStory,
} from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';
import en from './texts.en.json';
import fr from './texts.fr.json';

export default { title: 'Sections/Newsletter', ...sectionMeta(section), args: exampleStory(examples.minimal).args };

const wordsOf = ({ globals }: SectionPlayContext) => (globals['locale'] === 'en' ? en : fr);

/** Replaces every kind of space by a plain one, for comparisons. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Finds the field and the button by their accessible names. */
function formIn(context: SectionPlayContext) {
  const words = wordsOf(context);
  const canvas = within(context.canvasElement);
  return {
    words,
    canvas,
    field: canvas.getByLabelText(words.label),
    button: canvas.getByRole('button', { name: words.subscribe }),
  };
}

/** A failed submission: the reason is shown, the input stays, and the next click succeeds. */
function outcomeStory(
  handler: HttpHandler,
  key: 'invalid' | 'offline' | 'timeout' | 'limited' | 'failed',
  more: SectionStoryObj = {},
): SectionStoryObj {
  return {
    ...more,
    parameters: {
      msw: { handlers: [handler] },
      ...more.parameters,
      continuation: async (context: SectionPlayContext) => {
        const { words, canvas, field, button } = formIn(context);
        restoreTimeout();
        context.msw.use(newsletterEmailsMock.success());
        await userEvent.click(button);
        await waitFor(() => expect(canvas.getByText(plain(words.success))).toBeVisible());
        await expect(field).toHaveValue('');
      },
    },
    play: async (context) => {
      const { words, canvas, field, button } = formIn(context);
      await userEvent.type(field, 'ama@exemple.tg');
      await userEvent.click(button);
      await waitFor(() => expect(canvas.getByText(plain(words[key]))).toBeVisible());
      await expect(field).toHaveValue('ama@exemple.tg');
      await expect(button).toBeEnabled();
    },
  };
}

/** Ends the delay of the current request. */
let endDelay: (() => void) | undefined;

/** Delays the response of the given handler until the story calls `respond`. */
const later = (handler: HttpHandler): HttpHandler[] => [
  http.post(
    '*/api/newsletter/emails',
    () => new Promise<undefined>((resolve) => (endDelay = () => resolve(undefined))),
  ),
  handler,
];

/** Sends the response to the request that `later` delays. */
async function respond() {
  await waitFor(() => expect(endDelay).toBeDefined());
  endDelay?.();
  endDelay = undefined;
}

/** Sends the form by keyboard and waits for the request, which has no response until `respond` is called. */
async function submit(context: SectionPlayContext) {
  const { field, button } = formIn(context);
  await userEvent.type(field, 'ama@exemple.tg{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('data-pending'));
}

/** Returns what screen readers have announced. */
const announced = (urgency: Urgency) => document.querySelector(`[data-announcer=${urgency}]`)?.textContent ?? '';

/**
 * The response arrives while the focus is in another form: it is shown and announced, and the focus stays in that form.
 */
function responseElsewhereStory(handler: HttpHandler, key: 'success' | 'failed', urgency: Urgency): SectionStoryObj {
  return {
    tags: ['!dev', '!autodocs'],
    decorators: [
      (Story) => (
        <>
          <textarea aria-label="Message" />
          <Story />
        </>
      ),
    ],
    parameters: { msw: { handlers: later(handler) } },
    play: async (context) => {
      const { words, canvas, field } = formIn(context);
      const elsewhere = canvas.getByRole('textbox', { name: 'Message' });
      await submit(context);
      await userEvent.click(elsewhere);
      await respond();
      await waitFor(() => expect(canvas.getByText(plain(words[key]))).toBeVisible());
      await waitFor(() => expect(plain(announced(urgency))).toContain(plain(words[key])));
      await userEvent.keyboard('Bonjour');
      await expect(elsewhere).toHaveFocus();
      await expect(elsewhere).toHaveValue('Bonjour');
      await expect(field).toHaveValue(key === 'success' ? '' : 'ama@exemple.tg');
    },
  };
}

export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  parameters: { msw: { handlers: [newsletterEmailsMock.live(), newsletterPhonesMock.live()] } },
};
export const Minimal = variantStory(examples.minimal);
export const Longest = variantStory(examples.longest);

export const OnlyWhatIsValid: SectionStoryObj = {
  play: async (context) => {
    const { field, button } = formIn(context);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, 'ama@');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, 'exemple.tg');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.clear(field);
    await userEvent.type(field, '90 12 34 56');
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
};

export const Success: SectionStoryObj = {
  parameters: { msw: { handlers: [newsletterEmailsMock.success()] } },
  play: async (context) => {
    const { words, canvas, field, button } = formIn(context);
    await userEvent.type(field, ' Ama@Exemple.tg ');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(plain(words.success))).toBeVisible());
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const ByPhone: SectionStoryObj = {
  parameters: { msw: { handlers: [newsletterPhonesMock.success()] } },
  play: async (context) => {
    const { words, canvas, field } = formIn(context);
    await userEvent.type(field, '90 12 34 56{Enter}');
    await waitFor(() => expect(canvas.getByText(plain(words.success))).toBeVisible());
  },
};

export const Loading: SectionStoryObj = {
  parameters: { msw: { handlers: [newsletterEmailsMock.pending] } },
  play: async (context) => {
    const { field, button } = formIn(context);
    await userEvent.type(field, 'ama@exemple.tg{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
    await expect(field).toHaveValue('ama@exemple.tg');
  },
};

export const InvalidData = outcomeStory(newsletterEmailsMock.invalidData, 'invalid');
export const Offline = outcomeStory(newsletterEmailsMock.offline, 'offline');
export const TooManyTries = outcomeStory(newsletterEmailsMock.rateLimited, 'limited');
export const ServerError = outcomeStory(newsletterEmailsMock.serverError, 'failed');
export const Malformed = outcomeStory(newsletterEmailsMock.malformed, 'failed');
export const Timeout = outcomeStory(newsletterEmailsMock.pending, 'timeout', {
  decorators: [withShortTimeout],
  beforeEach: setShortTimeout,
});

export const SuccessElsewhere = responseElsewhereStory(newsletterEmailsMock.success(), 'success', 'polite');
export const FailureElsewhere = responseElsewhereStory(newsletterEmailsMock.serverError, 'failed', 'assertive');

/** Another address is typed before the response arrives. That address is not subscribed: no success is shown. */
export const AnotherAddress: SectionStoryObj = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: later(newsletterEmailsMock.success()) } },
  play: async (context) => {
    const { words, canvas, field, button } = formIn(context);
    await submit(context);
    await userEvent.clear(field);
    await userEvent.type(field, 'kofi@exemple.tg');
    await respond();
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    await expect(field).toHaveValue('kofi@exemple.tg');
    await expect(canvas.queryByText(plain(words.success))).toBeNull();
    // The button announces a request that takes long.
    await expect(plain(announced('polite'))).not.toContain(plain(words.success));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
    await respond();
    await waitFor(() => expect(canvas.getByText(plain(words.success))).toBeVisible());
  },
};
