import { exampleCustomer } from '@kermesse/api/mock-examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { beforeEachFlow, onFlowStage, screenParameters, spies } from '../stories/flowStory.tsx';
import { failureText, screenOf } from '../stories/formStories.ts';
import { AuthCallbackScreen } from './AuthCallbackScreen.tsx';

const data = { user: exampleCustomer, accessToken: 'example-token' };

const meta = {
  title: 'Flows/Auth callback',
  component: AuthCallbackScreen,
  decorators: [onFlowStage],
  beforeEach: beforeEachFlow,
  parameters: screenParameters,
} satisfies Meta<typeof AuthCallbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A good result begins the session and goes home. */
export const Typical: Story = {
  args: { auth: { status: 200, data } },
  play: async () => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/', { replace: true }));
    await expect(spies.connect).toHaveBeenCalledTimes(1);
    await expect(spies.connect).toHaveBeenCalledWith(data);
  },
};

/** Any other status says 'Authentication failed' and goes to the login. */
export const Refused: Story = {
  args: { auth: { status: 403 } },
  play: async (context) => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/login', { replace: true }));
    await waitFor(() => expect(screenOf(context).getByText(failureText('authenticationFailed', context))).toBeVisible());
    await expect(spies.connect).not.toHaveBeenCalled();
  },
};

/** A result that cannot be kept is no result. */
export const NotKept: Story = {
  args: { auth: { status: 200, data } },
  parameters: { flow: { session: { connect: () => Promise.reject(new Error('full')) } } },
  play: async (context) => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/login', { replace: true }));
    await waitFor(() => expect(screenOf(context).getByText(failureText('authenticationFailed', context))).toBeVisible());
  },
};

/** Without a result it goes home. */
export const NoResult: Story = {
  play: async () => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/', { replace: true }));
    await expect(spies.connect).not.toHaveBeenCalled();
  },
};
