import type { User } from '@kermesse/api/schemas/account/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useSession } from '../../session/session.ts';
import { customer, provider } from '../../stories/account-people.ts';
import { user, type PlayContext } from '../../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../../stories/flow-story.tsx';
import { storyLists } from '../../stories/people.ts';
import { KeptSession } from '../../stories/sessions/KeptSession.tsx';
import { ProfileTab } from './ProfileTab.tsx';

/** A button that puts a user into the session, as a load of the user does. */
function ReceivedUser({ user: received }: { user: User }) {
  const { update } = useSession();
  return (
    <button type="button" onClick={() => update(structuredClone(received))}>
      {receive}
    </button>
  );
}
const receive = '↻';

/** The user is changed on another device or in another tab while the profile is open. */
const meta = {
  title: 'Flows/Account/Changed elsewhere',
  tags: ['!dev', '!autodocs'],
  component: ProfileTab,
  decorators: [onFlowStage],
  args: { user: customer(), lists: storyLists('fr') },
  parameters: { ...screenParameters, layout: 'padded' },
} satisfies Meta<typeof ProfileTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const rendering =
  (received: User): NonNullable<Story['render']> =>
  (args, context) => (
    <KeptSession user={args.user}>
      {(now) => (
        <>
          <ReceivedUser user={received} />
          <ProfileTab user={now} lists={storyLists(localeOf(context))} />
        </>
      )}
    </KeptSession>
  );
const textbox = (context: PlayContext, name: string) => context.canvas.findByRole('textbox', { name });
const receiveUser = async ({ canvas }: PlayContext) => user.click(canvas.getByRole('button', { name: receive }));

/** Fields that were not edited take the new values. An edited field keeps its input. */
export const Names: Story = {
  render: rendering(customer({ firstname: 'Ama', lastname: 'Koffi' })),
  play: async (context) => {
    const t = textsOf(context, 'profileForm', 'account');
    const [firstname, lastname] = [await textbox(context, t.firstname), await textbox(context, t.lastname)];
    await user.type(lastname, '!');
    await receiveUser(context);
    await waitFor(() => expect(firstname).toHaveValue('Ama'));
    await expect(lastname).toHaveValue('Mensah!');
    await expect(context.canvas.getByText(t.unsaved)).toBeVisible();
    await user.clear(lastname);
    await user.type(lastname, 'Koffi');
    await waitFor(() => expect(context.canvas.queryByText(t.unsaved)).toBeNull());
  },
};

const { profile } = provider();

/** A multiple choice that was not edited takes the new values, also after the same values were received before. */
export const Types: Story = {
  args: { user: provider() },
  render: rendering(provider({ profile: { ...profile, types: ['2'] } as User['profile'] })),
  play: async (context) => {
    const t = textsOf(context, 'profileForm', 'account');
    await user.click(context.canvas.getByRole('tab', { name: t.others }));
    const [first, second] = await context.canvas.findAllByRole('checkbox');
    await user.click(first as HTMLElement);
    await user.click(first as HTMLElement);
    await receiveUser(context);
    await waitFor(() => expect(second).toBeChecked());
    await expect(first).not.toBeChecked();
    await expect(context.canvas.queryByText(t.unsaved)).toBeNull();
  },
};
