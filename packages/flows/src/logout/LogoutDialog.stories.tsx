import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@kermesse/ui/Button';
import { localeOf, onFlowStage, spies, textsOf } from '../stories/flow-story.tsx';
import { expectNotice, screenOf, user, type PlayContext } from '../stories/form-stories.ts';
import { LogoutDialog, type LogoutDialogProps } from './LogoutDialog.tsx';

const words = (context: PlayContext) => textsOf(context, 'logout');

/** The label of the button that opens the dialog. */
const opens = { fr: 'Se déconnecter', en: 'Log out' };

function Asked({ opener, ...props }: LogoutDialogProps & { opener: string }) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (open: boolean) => {
    props.onOpenChange(open);
    setOpen(open);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      <LogoutDialog isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Flows/Log out',
  component: LogoutDialog,
  decorators: [onFlowStage],
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', frameHeight: 560 },
  render: (args, context) => <Asked {...args} opener={opens[localeOf(context)]} />,
} satisfies Meta<typeof LogoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    await waitFor(() =>
      expect(screenOf(context).getByRole('alertdialog', { name: words(context).title })).toBeVisible(),
    );
  },
};

/** 'Yes' ends the session, once. */
export const Yes: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const yes = await screenOf(context).findByRole('button', { name: words(context).yes });
    await user.dblClick(yes);
    await waitFor(() => expect(screenOf(context).queryByRole('alertdialog')).toBeNull());
    await expect(spies.logOut).toHaveBeenCalledTimes(1);
  },
};

/** The dialog stays open until the session has ended. */
export const Pending: Story = {
  parameters: { flow: { session: { logOut: () => new Promise(() => undefined) } } },
  play: async (context) => {
    const yes = await screenOf(context).findByRole('button', { name: words(context).yes });
    await user.click(yes);
    await waitFor(() => expect(yes).toHaveAttribute('data-pending'));
    await expect(screenOf(context).getByRole('button', { name: words(context).no })).toBeDisabled();
  },
};

const failsOnce = fn(() => Promise.resolve()).mockName('logOut');

/** The code that ends the session cannot be loaded: the dialog stays open and says that nothing has changed. */
export const LogoutFailed: Story = {
  tags: ['screenshot'],
  beforeEach: () => {
    failsOnce.mockReset().mockRejectedValueOnce(new Error('The code cannot be loaded.')).mockResolvedValue();
  },
  parameters: {
    flow: { session: { logOut: failsOnce } },
    continuation: async (context: PlayContext) => {
      await user.click(screenOf(context).getByRole('button', { name: words(context).yes }));
      await waitFor(() => expect(screenOf(context).queryByRole('alertdialog')).toBeNull());
    },
  },
  play: async (context) => {
    const yes = await screenOf(context).findByRole('button', { name: words(context).yes });
    await user.click(yes);
    await expectNotice(context, words(context).failed);
    await waitFor(() => expect(yes).toHaveFocus());
  },
};

/** 'No' and Escape change nothing and restore the focus. */
export const No: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isOpen: false },
  play: async (context) => {
    const opener = screenOf(context).getByRole('button', { name: opens[localeOf(context)] });
    await user.click(opener);
    await user.click(await screenOf(context).findByRole('button', { name: words(context).no }));
    await waitFor(() => expect(screenOf(context).queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await user.keyboard('{Enter}');
    await screenOf(context).findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screenOf(context).queryByRole('alertdialog')).toBeNull());
    await expect(spies.logOut).not.toHaveBeenCalled();
  },
};
