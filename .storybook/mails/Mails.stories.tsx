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

/** A mail of the accounts as the server writes it, in the toolbar's language and brand. */
function mailFor(kind: AccountMailKind, globals: Record<string, unknown>) {
  const { locale } = choiceOf(globals);
  return accountMail(kind, { locale, firstname: 'Afi', links, about: 'afi@example.com', brand: senderOf(globals) });
}

interface MailProps {
  /** Which mail; its name in the server. */
  kind: AccountMailKind;
  /** As a mail client shows it, or as one without HTML. */
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
 * Choose another mail by the control `kind`. The toolbar's theme is that of the mailbox: a dark one gets the colours of the dark site.
 */
export const Html: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/./);
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeVisible());
  },
};

/** In mailboxes of a small phone, a phone and a desktop. */
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

/** Every mail in its plain form: what clients without HTML show, and what is read aloud first. */
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
