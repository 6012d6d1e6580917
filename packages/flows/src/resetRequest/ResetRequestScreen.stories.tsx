import { authSendPasswordLinkMock } from '@kermesse/api/mocks/auth-send-password-link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { closeLabel, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { provenStories } from '../humanCheck/stories/proven-stories.ts';
import {
  commonStories,
  expectNotice,
  failureStory,
  failureText,
  fieldsStory,
  pressSubmit,
  screenOf,
  user,
  fillField,
  type FormScript,
  type PlayContext,
} from '../stories/form-stories.ts';
import { ResetRequestScreen } from './ResetRequestScreen.tsx';

const words = (context: PlayContext) => textsOf(context, 'resetRequest');
const emailOf = (context: PlayContext) => screenOf(context).getByRole('textbox', { name: words(context).email });

const script: FormScript = {
  path: '/auth/send-password-link',
  success: authSendPasswordLinkMock.success(),
  fill: async (context) => {
    await fillField(emailOf(context), 'afi@example.com');
  },
  button: (context) => words(context).submit,
  isKept: async (context) => {
    await expect(emailOf(context)).toHaveValue('afi@example.com');
  },
  isDone: async (context) => {
    await waitFor(() => expect(screenOf(context).getByText(words(context).sent)).toBeVisible());
  },
};

const meta = {
  title: 'Flows/Reset request',
  component: ResetRequestScreen,
  tags: ['screenshot-without-pictures'],
  decorators: [onFlowStage],
  parameters: { ...screenParameters, msw: { handlers: [authSendPasswordLinkMock.live()] } },
} satisfies Meta<typeof ResetRequestScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { tags: ['screenshot'] };

/** The success message appears for ten seconds and can be closed. */
export const Success: Story = {
  parameters: {
    msw: { handlers: [script.success] },
    continuation: async (context: PlayContext) => {
      await user.click(screenOf(context).getByRole('button', { name: closeLabel(context) }));
      await waitFor(() => expect(screenOf(context).queryByText(words(context).sent)).toBeNull());
    },
  },
  play: async (context) => {
    await expect(emailOf(context)).toHaveAttribute('autocomplete', 'username');
    await script.fill(context);
    await user.keyboard('{Enter}');
    await script.isDone(context);
  },
};

/** A second request fails: the success message of the first one, which would contradict the error, disappears. */
export const FailsAfterSuccess: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [script.success] } },
  play: async (context) => {
    await script.fill(context);
    await pressSubmit(script, context);
    await script.isDone(context);
    context.msw.use(authSendPasswordLinkMock.offline);
    await pressSubmit(script, context);
    await expectNotice(context, failureText('offline', context));
    await expect(screenOf(context).queryByText(words(context).sent)).toBeNull();
  },
};

export const NothingFilledIn: Story = {
  play: async (context) => {
    const form = textsOf(context, 'form');
    await user.click(screenOf(context).getByRole('button', { name: words(context).submit }));
    await waitFor(() => expect(screenOf(context).getByText(form.required)).toBeVisible());
    await waitFor(() => expect(emailOf(context)).toHaveFocus());
    await user.keyboard('afi{Enter}');
    await waitFor(() => expect(screenOf(context).getByText(form.email)).toBeVisible());
  },
};

export const InvalidData = fieldsStory(script, authSendPasswordLinkMock.invalidData, {
  fr: 'Adresse e-mail invalide',
  en: 'Invalid email',
});
export const UserNotFound = failureStory(script, authSendPasswordLinkMock.userNotFound, 'resetFailed');

const proven = provenStories(script, authSendPasswordLinkMock);
export const ProofAskedFor = proven.ProofAskedFor;
export const ProofUnavailable = proven.ProofUnavailable;

const common = commonStories(script, authSendPasswordLinkMock, 'resetFailed');
export const Offline = common.Offline;
export const Timeout = common.Timeout;
export const ServerError = common.ServerError;
export const Malformed = common.Malformed;
export const TooManyTries = common.TooManyTries;
export const SentOnce = { ...common.SentOnce, tags: ['!dev', '!autodocs'] };
