import { examplePasskey } from '@kermesse/api/mock-passkeys';
import { passkeyRegisterMock } from '@kermesse/api/mocks/passkey-register';
import { passkeyRegisterOptionsMock } from '@kermesse/api/mocks/passkey-register-options';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { customer } from '../../stories/account-people.ts';
import { fakePasskeys } from '../../stories/fake-passkeys.ts';
import { press } from '../../stories/form-stories.ts';
import { inLoginAndSecurityColumn, loginAndSecurityWords } from '../../stories/login-and-security-column.tsx';
import { mockWindowFocus, returnToWindow } from '../../stories/leaving/return-to-window.ts';
import { PasskeysBlock } from './PasskeysBlock.tsx';

let isAdded: boolean;
let response: PromiseWithResolvers<void>;

/** The list loads again when the browser's dialog has closed. It contains the new passkey before its own response. */
const meta = {
  title: 'Flows/Account/Passkey added while the list reloads',
  tags: ['!dev', '!autodocs'],
  component: PasskeysBlock,
  decorators: inLoginAndSecurityColumn,
  beforeEach: () => {
    mockWindowFocus();
    isAdded = false;
    response = Promise.withResolvers();
    return fakePasskeys();
  },
  parameters: {
    flow: { session: { user: customer() }, settings: { passkeys: true } },
    msw: {
      handlers: [
        http.get('*/api/passkeys', () => HttpResponse.json({ data: isAdded ? [examplePasskey] : [] })),
        passkeyRegisterOptionsMock.success(),
        http.post('*/api/passkeys', async () => {
          isAdded = true;
          await response.promise;
        }),
        passkeyRegisterMock.success(),
      ],
    },
  },
} satisfies Meta<typeof PasskeysBlock>;

export default meta;

export const ListedOnce: StoryObj<typeof meta> = {
  play: async (context) => {
    await press(loginAndSecurityWords(context).add);
    await waitFor(() => expect(isAdded).toBe(true));
    await returnToWindow();
    await waitFor(() => expect(context.canvas.getAllByRole('listitem')).toHaveLength(1));
    response.resolve();
    await screen.findByRole('dialog');
    await expect(context.canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(1);
  },
};
