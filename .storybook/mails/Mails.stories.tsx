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
 * Choose another mail with the control `kind`. The toolbar's theme is that of the mail client: a dark one gets the
 * colours of the dark site.
 */
export const Html: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/./);
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeVisible());
  },
};

/** The mail at the widths of a small phone, a phone and a desktop. */
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
