import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  accountMailKinds,
  type AccountMailKind,
} from '../../packages/server/src/features/accounts/mails/account-mail-kinds.ts';
import { accountMail } from '../../packages/server/src/features/accounts/mails/account-mails.ts';
import { choiceOf } from '../globals.ts';
import { Envelope, Mailboxes, mailboxWidths, senderOf, type MailForm } from './Envelope.tsx';

const links = ['https://kermesse.example/action', 'https://kermesse.example/other'];

/** Returns an account mail as the server writes it, in the toolbar's language and brand. */
function mailFor(kind: AccountMailKind, globals: Record<string, unknown>) {
  const { locale } = choiceOf(globals);
  return accountMail(kind, { locale, firstname: 'Afi', links, about: 'afi@example.com', brand: senderOf(globals) });
}

interface MailProps {
  /** The kind of the mail, by its name on the server. */
  kind: AccountMailKind;
  /** The HTML or the plain-text version. */
  form: MailForm;
}

const meta = {
  title: 'Mails/Accounts',
  tags: ['!autodocs'],
  args: { kind: 'verify', form: 'html' },
  argTypes: {
    kind: { control: 'select', options: accountMailKinds },
    form: { control: 'inline-radio', options: ['html', 'text'] },
  },
  render: ({ kind, form }, { globals }) => (
    <Envelope mail={mailFor(kind, globals)} scheme={choiceOf(globals).scheme} form={form} />
  ),
} satisfies Meta<MailProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Returns the story of a mail as HTML. The toolbar's theme is that of the mail client: a dark one gets the colours of
 * the dark site.
 */
const html = (kind: AccountMailKind): Story => ({
  // One mail shows the frame that all share.
  tags: kind === 'verify' ? ['screenshot'] : [],
  args: { kind },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/./);
    await waitFor(() => {
      const title = frame.contentDocument?.querySelector('h1');
      if (!title) throw new Error('The mail is not loaded.');
      return expect(title).toBeVisible();
    });
  },
});

/** A link that verifies the address of a new account. */
export const Verify = html('verify');
/** A link for a new password. */
export const Reset = html('reset');
/** Another person registered with an address that has an account. */
export const Already = html('already');
/** A link that confirms a new address. */
export const Confirm = html('confirm');
/** To the old, verified address: the address will change, and can be kept. */
export const Notice = html('notice');
/** To an old address that was never verified. */
export const NoticeUnverified = html('notice-unverified');
/** To the old address, after the change. */
export const MovedAway = html('moved-away');
/** To the new address, after the change. */
export const MovedHere = html('moved-here');
/** The password was changed. */
export const Changed = html('changed');
/** A passkey was added. */
export const Passkey = html('passkey');
/** A passkey was removed. */
export const PasskeyRemoved = html('passkey-removed');
/** A Google account was linked. */
export const Identity = html('identity');
/** A login on an unknown device. */
export const NewDevice = html('new-device');
/** The account will be deleted, and can be kept. */
export const Deletion = html('deletion');
/** The account is kept. */
export const Kept = html('kept');
/** The account was deleted. */
export const Erased = html('erased');

/** The mail at the widths of a phone and of a desktop's reading pane. */
export const Widths: Story = {
  render: ({ kind, form }, { globals }) => (
    <Mailboxes>
      {mailboxWidths.map((width) => (
        <Envelope
          key={width}
          mail={mailFor(kind, globals)}
          scheme={choiceOf(globals).scheme}
          form={form}
          width={width}
        />
      ))}
    </Mailboxes>
  ),
};

/** The plain-text version of every mail, for mail clients without HTML. */
export const EveryText: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => (
    <>
      {accountMailKinds.map((kind) => (
        <Envelope key={kind} mail={mailFor(kind, globals)} scheme={choiceOf(globals).scheme} form="text" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(accountMailKinds.length);
  },
};
