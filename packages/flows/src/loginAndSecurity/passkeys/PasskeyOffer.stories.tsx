import { passkeyRegisterMock } from '@kermesse/api/mocks/passkey-register';
import { passkeyRegisterOptionsMock } from '@kermesse/api/mocks/passkey-register-options';
import { passkeysListMock } from '@kermesse/api/mocks/passkeys-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { customer } from '../../stories/account-people.ts';
import { fakePasskeys } from '../../stories/fake-passkeys.ts';
import { onFlowStage, textsOf } from '../../stories/flow-story.tsx';
import { expectToast, user, type PlayContext } from '../../stories/form-stories.ts';
import { shouldOfferPasskey } from './offer-conditions.ts';
import { PasskeyOffer } from './PasskeyOffer.tsx';

const words = (context: PlayContext) => textsOf(context, 'loginAndSecurity');

/** Offers a passkey once to a user who has just logged in on a phone. This browser remembers a refusal. */
const meta = {
  title: 'Flows/Login/Passkey offer',
  component: PasskeyOffer,
  decorators: [onFlowStage],
  beforeEach: () => {
    localStorage.removeItem('Passkey.offer');
    return fakePasskeys();
  },
  parameters: {
    layout: 'fullscreen',
    frameHeight: 560,
    flow: { session: { user: customer() } },
    msw: { handlers: [passkeysListMock.empty, passkeyRegisterOptionsMock.success(), passkeyRegisterMock.success()] },
  },
} satisfies Meta<typeof PasskeyOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (context: PlayContext) => screen.findByRole('dialog', { name: words(context).offerTitle });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Offered: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    const offer = await dialog(context);
    await waitFor(() => expect(offer).toBeVisible());
  },
};

/** The browser remembers a refusal, by the button or by Escape. */
export const Declined: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await dialog(context);
    await expect(shouldOfferPasskey()).toBe(true);
    await user.click(await screen.findByRole('button', { name: words(context).notNow }));
    await gone();
    await expect(shouldOfferPasskey()).toBe(false);
  },
};

export const Accepted: Story = {
  play: async (context) => {
    await dialog(context);
    await user.click(await screen.findByRole('button', { name: words(context).add }));
    await gone();
    await expectToast(context, words(context).offerAdded);
    await expect(shouldOfferPasskey()).toBe(false);
  },
};

/** A user who has a passkey gets no offer. */
export const HasOne: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [passkeysListMock.success()] } },
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
