import type { Locale } from '@kermesse/api/schemas/common/locale';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  accountEmail,
  accountEmailNames,
  type AccountEmailName,
} from '../../packages/server/src/features/accounts/emails/account-email.ts';
import { toolbarGlobalsOf } from '../globals.ts';
import { Envelope, EveryWidth, senderOf, type EmailFormat } from './Envelope.tsx';

const links = ['https://kermesse.example/action', 'https://kermesse.example/other'];

const phoneName = { fr: 'Téléphone d’Afi', en: 'Afi’s phone' };
const newDevice = {
  fr: 'Chrome sur Android — 25 novembre 2026 à 14:05 (UTC)',
  en: 'Chrome on Android — 25 November 2026 at 14:05 (UTC)',
};

/** Returns what an email reports: the name of a passkey, a device, a date or an address. */
function aboutOf(kind: AccountEmailName, locale: Locale): string {
  if (kind === 'passkeyAdded' || kind === 'passkeyRemoved') return phoneName[locale];
  if (kind === 'loginOnNewDevice') return newDevice[locale];
  if (kind === 'deletionRequested' || kind === 'deletionCancelled')
    return longDate(new Date('2026-12-25T12:00:00Z'), locale);
  return 'afi@example.com';
}

/** Returns an account email as the server writes it, in the toolbar's language and brand. */
function emailFor(kind: AccountEmailName, globals: Record<string, unknown>) {
  const { locale } = toolbarGlobalsOf(globals);
  return accountEmail(kind, {
    locale,
    firstname: 'Afi',
    links,
    about: aboutOf(kind, locale),
    brand: senderOf(globals),
  });
}

interface AccountEmailProps {
  /** The kind of the email, by its name on the server. */
  kind: AccountEmailName;
  /** The HTML or the plain-text version. */
  form: EmailFormat;
}

const meta = {
  title: 'Emails/Accounts',
  tags: ['!autodocs'],
  args: { kind: 'addressVerification', form: 'html' },
  argTypes: {
    kind: { control: 'select', options: accountEmailNames },
    form: { control: 'inline-radio', options: ['html', 'text'] },
  },
  render: ({ kind, form }, { globals }) => (
    <Envelope email={emailFor(kind, globals)} scheme={toolbarGlobalsOf(globals).scheme} form={form} />
  ),
} satisfies Meta<AccountEmailProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the email is shown. */
const showsEmail: Story['play'] = async ({ canvas }) => {
  const frame = await canvas.findByTitle<HTMLIFrameElement>(/./);
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeVisible());
};

/**
 * A link that verifies the address of a new account. The toolbar's theme is that of the email client: a dark one gets
 * the colours of the dark site.
 */
export const Verify: Story = { tags: ['screenshot'], args: { kind: 'addressVerification' }, play: showsEmail };
/** A link for a new password. */
export const Reset: Story = { args: { kind: 'passwordReset' }, play: showsEmail };
/** Another account asked for an address that belongs to an account. */
export const Already: Story = { args: { kind: 'addressWantedByOther' }, play: showsEmail };
/** A link that confirms a new address. */
export const Confirm: Story = { args: { kind: 'newAddressConfirmation' }, play: showsEmail };
/** To the old, verified address: the address will change, and can be kept. */
export const Notice: Story = { args: { kind: 'addressChangeRequested' }, play: showsEmail };
/** To an old address that was never verified. */
export const NoticeUnverified: Story = { args: { kind: 'unverifiedAddressChangeRequested' }, play: showsEmail };
/** To the old address, after the change. */
export const MovedAway: Story = { args: { kind: 'oldAddressReplaced' }, play: showsEmail };
/** To the new address, after the change. */
export const MovedHere: Story = { args: { kind: 'newAddressConfirmed' }, play: showsEmail };
/** The password was changed. */
export const Changed: Story = { args: { kind: 'passwordChanged' }, play: showsEmail };
/** A passkey was added. */
export const Passkey: Story = { args: { kind: 'passkeyAdded' }, play: showsEmail };
/** A passkey was removed. */
export const PasskeyRemoved: Story = { args: { kind: 'passkeyRemoved' }, play: showsEmail };
/** A Google account was linked. */
export const Identity: Story = { args: { kind: 'googleLinked' }, play: showsEmail };
/** A login on an unknown device. */
export const NewDevice: Story = { args: { kind: 'loginOnNewDevice' }, play: showsEmail };
/** The account will be deleted, and can be kept. */
export const Deletion: Story = { args: { kind: 'deletionRequested' }, play: showsEmail };
/** The account is kept. */
export const Kept: Story = { args: { kind: 'deletionCancelled' }, play: showsEmail };
/** The account was deleted. */
export const Erased: Story = { args: { kind: 'accountErased' }, play: showsEmail };

/** The email at the widths of a phone and of a desktop's reading pane. */
export const Widths: Story = {
  render: ({ kind, form }, { globals }) => (
    <EveryWidth email={emailFor(kind, globals)} scheme={toolbarGlobalsOf(globals).scheme} form={form} />
  ),
};

/** The plain-text version of every email, for email clients without HTML. */
export const EveryText: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => (
    <>
      {accountEmailNames.map((kind) => (
        <Envelope key={kind} email={emailFor(kind, globals)} scheme={toolbarGlobalsOf(globals).scheme} form="text" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(accountEmailNames.length);
  },
};
