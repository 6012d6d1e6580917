import { contactMessageMock } from '@kermesse/api/mocks/contact-message';
import { InputKeeperProvider, type InputKeeper } from '../../render/forms/input-keeper.ts';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { setShortTimeout, withShortTimeout, restoreTimeout } from '../../stories/short-timeout.tsx';
import { showMap, saveData } from '../../stories/maps.ts';
import { exampleStory, sectionMeta, type SectionPlayContext, type SectionStoryObj } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';
import en from './texts.en.json';
import fr from './texts.fr.json';

export default {
  title: 'Sections/Contact',
  ...sectionMeta(section),
  args: exampleStory(examples.minimal).args,
  // These stories are about the form, so the map stays a picture.
  beforeEach: ({ parameters }: { parameters: Record<string, unknown> }) =>
    parameters['map'] === 'live' ? undefined : saveData(),
};

type Words = typeof fr;

const input = {
  name: 'Afi Mensah',
  emailAddress: 'afi@exemple.tg',
  phoneNumber: '+228 90 12 34 56',
  subject: 'Un mariage en décembre',
  message: 'Nous serons deux cents. Avez-vous une date ?',
} satisfies Partial<Words>;

/** Replaces every kind of space by a plain one, as the matcher does. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

const names = Object.keys(input) as (keyof typeof input)[];

/** Finds the parts of the form by their accessible names. */
function formIn({ canvasElement, globals }: SectionPlayContext) {
  const words: Words = globals['locale'] === 'en' ? en : fr;
  const form = within(within(canvasElement).getByRole('form', { name: words.formTitle }));
  const field = (name: keyof typeof input) => form.getByRole('textbox', { name: words[name] });
  return {
    words,
    form,
    field,
    button: form.getByRole('button'),
    status: form.getByRole('status'),
    write: async () => {
      for (const name of names) {
        await userEvent.click(field(name));
        await userEvent.paste(input[name]);
      }
    },
    kept: async () => {
      for (const name of names) await expect(field(name)).toHaveValue(input[name]);
    },
  };
}

/** The same message as it is stored. */
const storedInput = {
  name: input.name,
  email: input.emailAddress,
  phone: input.phoneNumber,
  subject: input.subject,
  message: input.message,
};

/** A keeper that restores the message of a page that was left, and learns later that it was sent. */
const sendingKeeper: InputKeeper = {
  register(_name, { restore, clear }) {
    restore(storedInput, 'page');
    const timer = setTimeout(clear, 500, storedInput, 'sent');
    return { keep: () => undefined, stop: () => clearTimeout(timer), drop: () => undefined };
  },
};

/** A keeper that restores a message stored when a session ended. */
const keeper: InputKeeper = {
  register(_name, { restore }) {
    restore(storedInput, 'session');
    return { keep: () => undefined, stop: () => undefined, drop: () => undefined };
  },
};

/** A failed submission: the reason is shown, all input stays, and the next click sends it. */
function outcomeStory(
  handler: HttpHandler,
  title: 'invalid' | 'failed',
  why: keyof Words,
  more: SectionStoryObj = {},
): SectionStoryObj {
  return {
    ...more,
    parameters: {
      msw: { handlers: [handler] },
      ...more.parameters,
      continuation: async (context: SectionPlayContext) => {
        const { words, button, field, status } = formIn(context);
        restoreTimeout();
        context.msw.use(contactMessageMock.success());
        await userEvent.click(button);
        await waitFor(() => expect(status).toHaveTextContent(words.success));
        for (const name of names) await expect(field(name)).toHaveValue('');
      },
    },
    play: async (context) => {
      const { words, button, status, write, kept } = formIn(context);
      await write();
      await userEvent.click(button);
      await waitFor(() => expect(status).toHaveTextContent(words[title]));
      await expect(status).toHaveTextContent(spaced(words[why]));
      await kept();
      await expect(button).toBeEnabled();
      await expect(button).toHaveTextContent(words.send);
    },
  };
}

/** With the interactive map; the other stories show its picture, as for visitors who save data. */
export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  parameters: { map: 'live', msw: { handlers: [contactMessageMock.live()] } },
  play: async (context) => void (await showMap(context)),
};
export const Minimal: SectionStoryObj = exampleStory(examples.minimal);
export const Longest: SectionStoryObj = exampleStory(examples.longest);
export const OnBrand: SectionStoryObj = exampleStory(examples.onBrand);

export const EmptyFields: SectionStoryObj = {
  play: async (context) => {
    const { words, form, field, button } = formIn(context);
    await userEvent.click(button);
    await expect(form.getAllByText(words.required)).toHaveLength(5);
    await expect(field('name')).toHaveFocus();
    await expect(field('name')).toHaveAccessibleDescription(expect.stringContaining(words.required));
    await userEvent.type(field('name'), 'A');
    await expect(form.getAllByText(words.required)).toHaveLength(4);
  },
};

export const WrongEmail: SectionStoryObj = {
  play: async (context) => {
    const { words, field, button, write } = formIn(context);
    await write();
    await userEvent.clear(field('emailAddress'));
    await userEvent.type(field('emailAddress'), 'afi@');
    await userEvent.click(button);
    await expect(field('emailAddress')).toHaveFocus();
    await expect(field('emailAddress')).toBeInvalid();
    await expect(field('emailAddress')).toHaveAccessibleDescription(expect.stringContaining(words.emailInvalid));
    await expect(field('message')).toHaveValue(input.message);
  },
};

export const Success: SectionStoryObj = {
  parameters: { msw: { handlers: [contactMessageMock.success()] } },
  play: async (context) => {
    const { words, field, status, write } = formIn(context);
    await write();
    await userEvent.type(field('subject'), '{Enter}');
    await waitFor(() => expect(status).toHaveTextContent(words.success));
    for (const name of names) await expect(field(name)).toHaveValue('');
  },
};

export const Sending: SectionStoryObj = {
  parameters: { msw: { handlers: [contactMessageMock.pending] } },
  play: async (context) => {
    const { words, button, write, kept } = formIn(context);
    await write();
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
    await expect(button).toHaveTextContent(words.sending);
    await kept();
  },
};

export const RefusedField: SectionStoryObj = {
  parameters: {
    msw: {
      handlers: [contactMessageMock.refuses('form/invalid_data', { 'sender.email': 'email', content: 'too_long' })],
    },
  },
  play: async (context) => {
    const { words, field, button, status, write, kept } = formIn(context);
    await write();
    await userEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent(words.invalid));
    await waitFor(() => expect(field('emailAddress')).toHaveFocus());
    await expect(field('emailAddress')).toHaveAccessibleDescription(expect.stringContaining(words.emailInvalid));
    await expect(field('message')).toBeInvalid();
    await kept();
    // A pasted text is not cut: the server names the field that is too long.
    context.msw.use(contactMessageMock.live());
    await userEvent.click(field('subject'));
    await userEvent.paste('é'.repeat(200));
    await userEvent.click(button);
    await waitFor(() => expect(field('subject')).toBeInvalid());
    await expect(field('subject')).toHaveValue(input.subject + 'é'.repeat(200));
  },
};

export const InvalidData = outcomeStory(contactMessageMock.invalidData, 'invalid', 'invalidWhy');
export const Offline = outcomeStory(contactMessageMock.offline, 'failed', 'offlineWhy');
export const TooManyMessages = outcomeStory(contactMessageMock.rateLimited, 'failed', 'limitedWhy');
export const ServerError = outcomeStory(contactMessageMock.serverError, 'failed', 'failedWhy');
export const Malformed = outcomeStory(contactMessageMock.malformed, 'failed', 'failedWhy');
export const Timeout = outcomeStory(contactMessageMock.pending, 'failed', 'timeoutWhy', {
  decorators: [withShortTimeout],
  beforeEach: setShortTimeout,
});

/** The user has logged in again after the session ended while they were writing. */
export const BackAfterLogin: SectionStoryObj = {
  decorators: [(Story) => <InputKeeperProvider value={keeper}>{Story()}</InputKeeperProvider>],
  play: async (context) => {
    const { words, status, kept } = formIn(context);
    await waitFor(() => expect(status).toHaveTextContent(spaced(words.restored)));
    await kept();
  },
};

/** The visitor has returned to the form before the message was sent. */
export const SentAfterReturn: SectionStoryObj = {
  tags: ['!dev', '!autodocs'],
  decorators: [(Story) => <InputKeeperProvider value={sendingKeeper}>{Story()}</InputKeeperProvider>],
  play: async (context) => {
    const { words, status, field } = formIn(context);
    await waitFor(() => expect(status).toHaveTextContent(words.success));
    for (const name of names) await expect(field(name)).toHaveValue('');
  },
};
