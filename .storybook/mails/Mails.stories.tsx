import { createTheme } from '@kermesse/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import {
  accountMailKinds,
  type AccountMailKind,
} from '../../packages/server/src/features/accounts/mails/account-mail-kinds.ts';
import { accountMail } from '../../packages/server/src/features/accounts/mails/account-mails.ts';
import { choiceOf } from '../globals.ts';

const links = ['https://kermesse.example/action', 'https://kermesse.example/other'];

/** A mail of the accounts as the server writes it, in the toolbar's language and brand. Mails are always light. */
function mailFor(kind: AccountMailKind, globals: Record<string, unknown>) {
  const { brand, locale } = choiceOf(globals);
  const colours = createTheme(brand).schemes.light;
  const sender = {
    name: 'Kermesse',
    home: 'https://kermesse.example/',
    email: 'bonjour@kermesse.example',
    address: 'Boulevard du Mono, Lomé',
    header: colours.brand,
    page: colours.page,
  };
  return accountMail(kind, { locale, firstname: 'Afi', links, about: 'afi@example.com', brand: sender });
}

const Envelope = styled.figure`
  max-width: 700px;
  margin: 0 0 var(--space-6);

  figcaption {
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 760px;
    border: 1px solid var(--line);
  }
  pre {
    margin: 0;
    padding: var(--space-4);
    border: 1px solid var(--line);
    background: var(--surface);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

interface MailProps {
  /** Which mail; its name in the server. */
  kind: AccountMailKind;
  /** As a mail client shows it, or as one without HTML. */
  form: 'html' | 'text';
}

const meta = {
  title: 'Mails/Accounts',
  tags: ['!autodocs'],
  args: { kind: 'verify', form: 'html' },
  argTypes: {
    kind: { control: 'select', options: accountMailKinds },
    form: { control: 'inline-radio', options: ['html', 'text'] },
  },
  render: ({ kind, form }, { globals }) => {
    const { subject, html, text } = mailFor(kind, globals);
    return (
      <Envelope>
        <figcaption>{subject}</figcaption>
        {form === 'html' ? <iframe title={subject} srcDoc={html} sandbox="" /> : <pre>{text}</pre>}
      </Envelope>
    );
  },
} satisfies Meta<MailProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choose another mail by the control `kind`. */
export const Html: Story = {};

/** Every mail in its plain form: what clients without HTML show, and what is read aloud first. */
export const EveryText: Story = {
  render: (_args, { globals }) => (
    <>
      {accountMailKinds.map((kind) => {
        const { subject, text } = mailFor(kind, globals);
        return (
          <Envelope key={kind}>
            <figcaption>{subject}</figcaption>
            <pre>{text}</pre>
          </Envelope>
        );
      })}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(accountMailKinds.length);
  },
};
