import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customer } from '../../stories/account-people.ts';
import type { PlayContext } from '../../stories/form-stories.ts';
import { beforeEachFlow, localeOf, onFlowStage, screenParameters, wordsOf } from '../../stories/flow-story.tsx';
import { storyLists } from '../../stories/people.ts';
import { KeptSession } from '../../stories/sessions/KeptSession.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import en from '../texts.en.json' with { type: 'json' };
import fr from '../texts.fr.json' with { type: 'json' };

/** 'Login and security' by how one logs in, and by whether there is a password. */
const meta = {
  title: 'Flows/Account/Ways of logging in',
  component: ProfileTab,
  decorators: [onFlowStage],
  beforeEach: beforeEachFlow,
  args: { user: customer(), lists: storyLists('fr') },
  render: (args, context) => (
    <KeptSession user={args.user}>
      {(now) => <ProfileTab user={now} lists={storyLists(localeOf(context))} />}
    </KeptSession>
  ),
  parameters: { ...screenParameters, layout: 'padded' },
} satisfies Meta<typeof ProfileTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => wordsOf({ fr, en }, context);
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** An account by Google has no password; a reset link would give it one. */
export const GoogleAccount: Story = {
  args: { user: customer({ authType: 'google', hasPassword: false }) },
  play: async (context) => {
    const t = words(context);
    await expect(context.canvas.getByText(plain(t.byGoogle))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: t.setPassword })).toHaveAttribute('href', '/reset-password');
    await expect(context.canvas.queryByRole('button', { name: t.changePassword })).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: t.changeEmail })).toBeNull();
  },
};

/** With a password that was added, it is changed like any other. */
export const GoogleAccountWithPassword: Story = {
  args: { user: customer({ authType: 'google', hasPassword: true }) },
  play: async (context) => {
    const t = words(context);
    await expect(context.canvas.getByRole('button', { name: t.changePassword })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t.changeEmail })).toBeVisible();
    await expect(context.canvas.queryByText(plain(t.byGoogle))).toBeNull();
    await expect(context.canvas.queryByRole('link', { name: t.setPassword })).toBeNull();
  },
};
