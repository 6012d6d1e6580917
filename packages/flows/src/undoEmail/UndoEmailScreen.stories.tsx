import { authUndoEmailMock } from '@kermesse/api/mocks/auth-undo-email';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import {
  commonStories,
  failureStory,
  pressSubmit,
  screenOf,
  type FormScript,
  type PlayContext,
} from '../stories/form-stories.ts';
import { UndoEmailScreen } from './UndoEmailScreen.tsx';

const words = (context: PlayContext) => textsOf(context, 'undoEmail');

const script: FormScript = {
  path: '/auth/undo-email',
  success: authUndoEmailMock.success(),
  fill: async (context) => {
    await expect(screenOf(context).getByRole('heading', { level: 1, name: words(context).title })).toBeVisible();
  },
  button: (context) => words(context).submit,
  isKept: async (context) => {
    await expect(screenOf(context).getByRole('button', { name: words(context).submit })).toBeEnabled();
  },
  isDone: async (context) => {
    const t = words(context);
    await expect(await screenOf(context).findByRole('heading', { level: 1, name: t.done.title })).toBeVisible();
    await expect(screenOf(context).getByText(t.done.lead.replace('{{email}}', 'afi@example.com'))).toBeVisible();
    await expect(screenOf(context).getByRole('link', { name: t.done.another })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  },
};

const meta = {
  title: 'Flows/Undo a change of address',
  component: UndoEmailScreen,
  tags: ['screenshot-without-pictures'],
  decorators: [onFlowStage],
  args: { token: 'a-token' },
  parameters: { ...screenParameters, msw: { handlers: [script.success] } },
} satisfies Meta<typeof UndoEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The change is undone only when the button is pressed. */
export const Typical: Story = { tags: ['screenshot'] };

/** The previous address is restored, and a link to choose a new password is sent. */
export const Undone: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  play: async (context) => {
    await pressSubmit(script, context);
    await script.isDone(context);
  },
};

export const LinkExpired = failureStory(script, authUndoEmailMock.invalidToken, 'undoExpired', {
  help: 'undoExpiredHelp',
});

const common = commonStories(script, authUndoEmailMock, 'generic', 'tryAgain');
export const Offline = common.Offline;
export const Timeout = common.Timeout;
export const ServerError = common.ServerError;
export const Malformed = common.Malformed;
export const TooManyTries = common.TooManyTries;
export const SentOnce = { ...common.SentOnce, tags: ['!dev', '!autodocs'] };
