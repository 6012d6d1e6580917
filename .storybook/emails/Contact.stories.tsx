import type { Meta, StoryObj } from '@storybook/react-vite';
import { copyEmail, teamEmail } from '../../packages/server/src/features/contact/contact-email-contents.ts';
import { toolbarGlobalsOf } from '../globals.ts';
import { Envelope, EveryWidth, senderOf, type EmailFormat } from './Envelope.tsx';

const messages = {
  fr: {
    subject: 'Une salle pour 150 invités',
    content: 'Bonjour,\n\nnous nous marions à Aného le 12 décembre. Une salle est-elle libre ?\n\nAfi Mensah',
  },
  en: {
    subject: 'A hall for 150 guests',
    content: 'Hello,\n\nwe are getting married in Aného on 12 December. Is a hall free?\n\nAfi Mensah',
  },
};

interface ContactEmailProps {
  /** The recipient: the team, always in French, or the visitor, who gets a copy. */
  to: 'team' | 'visitor';
  /** The HTML or the plain-text version. */
  form: EmailFormat;
}

/** Returns a message of the contact form as the server sends it. */
function emailTo(to: ContactEmailProps['to'], globals: Record<string, unknown>) {
  const { locale } = toolbarGlobalsOf(globals);
  const sender = { senderName: 'Afi Mensah', senderEmail: 'afi@example.com', senderPhone: '+228 90 12 34 56' };
  const message = { ...messages[locale], title: 'Contact', ...sender };
  return to === 'team' ? teamEmail(message, senderOf(globals)) : copyEmail(message, senderOf(globals), locale);
}

const meta = {
  title: 'Emails/Contact',
  tags: ['!autodocs'],
  args: { to: 'visitor', form: 'html' },
  argTypes: {
    to: { control: 'inline-radio', options: ['team', 'visitor'] },
    form: { control: 'inline-radio', options: ['html', 'text'] },
  },
  render: ({ to, form }, { globals }) => (
    <Envelope email={emailTo(to, globals)} scheme={toolbarGlobalsOf(globals).scheme} form={form} />
  ),
} satisfies Meta<ContactEmailProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The copy for the visitor, in the language of the form. */
export const Copy: Story = {};
export const CopyAsText: Story = { args: { form: 'text' } };

/** The email to the team. Replying to it writes to the visitor. */
export const Team: Story = { args: { to: 'team' } };
export const TeamAsText: Story = { args: { to: 'team', form: 'text' } };

/** The email at the widths of a phone and of a desktop's reading pane. */
export const Widths: Story = {
  render: ({ to, form }, { globals }) => (
    <EveryWidth email={emailTo(to, globals)} scheme={toolbarGlobalsOf(globals).scheme} form={form} />
  ),
};
