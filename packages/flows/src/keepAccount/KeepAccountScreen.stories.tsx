import { accountDeletionUndoLinkMock } from '@kermesse/api/mocks/account-deletion-undo-link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  commonStories,
  expectNotice,
  failureText,
  pressSubmit,
  screenOf,
  type FormScript,
  type PlayContext,
} from '../stories/form-stories.ts';
import { onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { KeepAccountScreen } from './KeepAccountScreen.tsx';

/** The page of the emailed link. The account is kept only when the button is pressed. */
const meta = {
  title: 'Flows/Keep account',
  component: KeepAccountScreen,
  tags: ['screenshot-without-pictures'],
  decorators: [onFlowStage],
  args: { token: 't0ken' },
  parameters: { ...screenParameters, msw: { handlers: [accountDeletionUndoLinkMock.success()] } },
} satisfies Meta<typeof KeepAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => textsOf(context, 'keepAccount');
const titled = (context: PlayContext, name: string) => screenOf(context).findByRole('heading', { level: 1, name });

const script: FormScript = {
  path: '/account-deletion/undo-link',
  success: accountDeletionUndoLinkMock.success(),
  fill: async (context) => void (await titled(context, words(context).title)),
  button: (context) => words(context).keep,
  isKept: async (context) => void (await titled(context, words(context).title)),
  isDone: async (context) => void (await titled(context, words(context).keptTitle)),
};

export const Typical: Story = { tags: ['screenshot'], play: script.fill };

export const Kept: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  play: async (context) => {
    await pressSubmit(script, context);
    await script.isDone(context);
    await expect(screenOf(context).getByRole('link', { name: words(context).logIn })).toHaveAttribute('href', '/login');
  },
};

/** The link was used already, has expired, or is invalid. */
export const LinkOver: Story = {
  parameters: { msw: { handlers: [accountDeletionUndoLinkMock.invalidToken] } },
  play: async (context) => {
    await pressSubmit(script, context);
    await expectNotice(context, failureText('linkOver', context));
    await expect(screenOf(context).getByRole('link', { name: words(context).logIn })).toHaveAttribute('href', '/login');
  },
};

const common = commonStories(script, accountDeletionUndoLinkMock, 'generic', 'tryAgain');
export const Offline: Story = common.Offline;
export const Timeout: Story = common.Timeout;
export const ServerError: Story = common.ServerError;
export const TooManyTries: Story = common.TooManyTries;
export const SentOnce: Story = { ...common.SentOnce, tags: ['!dev', '!autodocs'] };
