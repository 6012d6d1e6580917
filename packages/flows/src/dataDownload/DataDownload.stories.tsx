import { accountDataMock } from '@kermesse/api/mocks/account-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { phoneCustomer, customer } from '../stories/account-people.ts';
import {
  commonStories,
  expectNotice,
  failureText,
  user,
  fillField,
  type FormScript,
  type PlayContext,
  fieldsStory,
} from '../stories/form-stories.ts';
import { onFlowStage, spies, textsOf } from '../stories/flow-story.tsx';
import { DataDownload } from './DataDownload.tsx';

/** 'Download my data' asks for the password, shows the progress, and names the saved file. */
const meta = {
  title: 'Flows/Account/Download my data',
  component: DataDownload,
  decorators: [onFlowStage],
  args: { user: customer() },
  parameters: { frameHeight: 560, msw: { handlers: [accountDataMock.success()] } },
} satisfies Meta<typeof DataDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => textsOf(context, 'dataDownload');
const password = (context: PlayContext) => screen.findByLabelText(words(context).password);

const script: FormScript = {
  path: '/account-data',
  success: accountDataMock.success(),
  fill: async (context) => {
    await user.click(await context.canvas.findByRole('button', { name: words(context).open }));
    await fillField(await password(context), 'Kermesse-2026!');
  },
  button: (context) => words(context).download,
  isKept: async (context) => expect(await password(context)).toHaveValue('Kermesse-2026!'),
  isDone: async (context) => {
    const start = words(context).saved.split('{{name}}')[0]?.trim() ?? '';
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(start));
    await waitFor(() => expect(document.querySelector('[data-announcer=polite]')).toHaveTextContent(start));
  },
};

/** The dialog asks for the password. */
export const Typical: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    await user.click(await context.canvas.findByRole('button', { name: words(context).open }));
    const field = await password(context);
    await waitFor(() => expect(field).toBeVisible());
  },
};

/** The archive is saved, and a message names the file. */
export const Saved: Story = {
  tags: ['screenshot'],
  // The file name contains the date.
  beforeEach: () => {
    spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-22T12:00:00.000Z');
  },
  play: async (context) => {
    await script.fill(context);
    await user.click(screen.getByRole('button', { name: words(context).download }));
    await script.isDone(context);
  },
};

/** The first bytes have arrived, and the download is in progress. */
export const UnderWay: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/account-data', () => {
          const stream = new ReadableStream<Uint8Array>({
            start: (controller) => controller.enqueue(new Uint8Array(3_200_000)),
          });
          return new HttpResponse(stream, { headers: { 'content-type': 'application/zip' } });
        }),
      ],
    },
  },
  play: async (context) => {
    await script.fill(context);
    await user.click(screen.getByRole('button', { name: words(context).download }));
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/3[.,]\d/));
  },
};

const common = commonStories(script, accountDataMock, 'downloadFailed');
export const Offline: Story = common.Offline;
export const Timeout: Story = common.Timeout;
export const ServerError: Story = common.ServerError;
export const TooManyTries: Story = common.TooManyTries;
export const SentOnce: Story = { ...common.SentOnce, tags: ['!dev', '!autodocs'] };
export const WrongPassword: Story = fieldsStory(script, accountDataMock.wrongPassword, 'wrongPassword');

/** An account with Google login and a password has to enter the password. */
export const GoogleAccountWithPassword: Story = {
  args: { user: customer({ authType: 'google', hasPassword: true }) },
  play: async (context) => {
    await script.fill(context);
    await user.click(screen.getByRole('button', { name: words(context).download }));
    await script.isDone(context);
  },
};

/** Without a password and with an older session, the user has to log in again. */
export const PhoneAccount: Story = {
  args: { user: phoneCustomer() },
  parameters: { msw: { handlers: [accountDataMock.freshSignInRequired] } },
  play: async (context) => {
    const t = words(context);
    await user.click(await context.canvas.findByRole('button', { name: t.open }));
    await expect(screen.queryByLabelText(t.password)).toBeNull();
    await user.click(await screen.findByRole('button', { name: t.download }));
    await expectNotice(context, failureText('logInAgain', context));
    await user.click(await screen.findByRole('button', { name: t.logInAgain }));
    await expect(spies.logOut).toHaveBeenCalledWith('to-log-in-again');
  },
};
