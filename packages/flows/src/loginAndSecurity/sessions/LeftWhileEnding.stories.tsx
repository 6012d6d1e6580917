import { userSessionsEndMock } from '@kermesse/api/mocks/user-sessions-end';
import { userSessionsListMock } from '@kermesse/api/mocks/user-sessions-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { customer } from '../../stories/account-people.ts';
import { localeOf } from '../../stories/flow-story.tsx';
import { expectToast, failureText, user, type PlayContext, press } from '../../stories/form-stories.ts';
import { createHeldResponse } from '../../stories/held-response.ts';
import { switchLanguage, SwitchableLanguage } from '../../stories/leaving/SwitchableLanguage.tsx';
import { inLoginAndSecurityColumn, loginAndSecurityWords } from '../../stories/login-and-security-column.tsx';
import { SessionsBlock } from './SessionsBlock.tsx';

const held = createHeldResponse('/user-sessions/:id');

/** The language changes while a session is being ended. The notification is in the new language. */
const meta = {
  title: 'Flows/Account/Left while ending a session',
  tags: ['!dev', '!autodocs'],
  component: SessionsBlock,
  decorators: [
    ...inLoginAndSecurityColumn,
    (Story, context) => (
      <SwitchableLanguage locale={localeOf(context)}>
        <Story />
      </SwitchableLanguage>
    ),
  ],
  beforeEach: () => {
    held.hold();
    return held.release;
  },
  parameters: {
    flow: { session: { user: customer() }, settings: { sessions: true } },
    msw: { handlers: [held.handler, userSessionsListMock.success(), userSessionsEndMock.success()] },
  },
} satisfies Meta<typeof SessionsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ends a session, closes the dialog and switches the language. Returns the context in the new language. */
async function endAndSwitch(context: PlayContext): Promise<PlayContext> {
  const t = loginAndSecurityWords(context);
  await press(t.endNamed.replace('{{name}}', 'Safari, iOS'));
  await press(t.end);
  await waitFor(() => expect(held.asked()).toBe(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const switched = await switchLanguage(context);
  held.release();
  return switched;
}

export const Ended: Story = {
  play: async (context) => {
    const switched = await endAndSwitch(context);
    await expectToast(switched, loginAndSecurityWords(switched).ended);
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [held.handler, userSessionsListMock.success(), userSessionsEndMock.serverError] } },
  play: async (context) => {
    const switched = await endAndSwitch(context);
    await expectToast(switched, loginAndSecurityWords(switched).endTitle);
    await expectToast(switched, failureText('generic', switched));
  },
};
