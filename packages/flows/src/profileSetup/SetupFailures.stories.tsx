import { documentsCreateMock } from '@kermesse/api/mocks/documents-create';
import { documentsUploadMock } from '@kermesse/api/mocks/documents-upload';
import { userProfileCreateMock } from '@kermesse/api/mocks/user-profile-create';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  expectAvailable,
  expectNotice,
  failureText,
  screenOf,
  type PlayContext,
  press,
} from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { restoreDefaultTimeout } from '../stories/FlowStage.tsx';
import { storyLists } from '../stories/people.ts';
import { ProfileSetupScreen } from './ProfileSetupScreen.tsx';
import { draftBeforeSubmit, licence, userWithoutProfile, withDraft } from './stories/setup-drafts.ts';

/** What the last step shows when the set-up cannot be saved. All steps keep their input, and the next press retries. */
const meta = {
  title: 'Flows/Profile set-up/Failures',
  component: ProfileSetupScreen,
  decorators: [onFlowStage],
  beforeEach: withDraft(draftBeforeSubmit),
  args: { lists: storyLists('fr') },
  render: (_args, context) => <ProfileSetupScreen lists={storyLists(localeOf(context))} />,
  parameters: { ...screenParameters, flow: { session: { user: userWithoutProfile } } },
} satisfies Meta<typeof ProfileSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = userEvent.setup({ delay: null });

/**
 * Returns a story for a row of the error catalogue for 'Profile submit' (specification §8) or a network failure. The
 * input is kept, and in a test the next press succeeds.
 */
const failing = (handler: HttpHandler, key: Parameters<typeof failureText>[0]): Story => ({
  parameters: {
    msw: { handlers: [handler, documentsCreateMock.success()] },
    ...(key === 'timeout' && { flow: { session: { user: userWithoutProfile }, timeout: 250 } }),
    continuation: async (context: PlayContext) => {
      const t = textsOf(context, 'documents', 'profileSetup');
      restoreDefaultTimeout();
      context.msw.use(userProfileCreateMock.success());
      await press(t.finish);
      await screenOf(context).findByRole('alertdialog', { name: t.successTitle });
    },
  },
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileSetup');
    await press(t.finish);
    await expectNotice(context, failureText(key, context));
    await expect(context.canvas.getByRole('list', { name: t.list })).toHaveTextContent(licence.name);
    await expect(context.canvas.getByRole('button', { name: t.finish })).toBeEnabled();
  },
});

export const AlreadyExists = failing(userProfileCreateMock.profileAlreadyExists, 'profileExists');
export const MissingData = failing(userProfileCreateMock.missingData, 'missingData');
export const UserNotFound = failing(userProfileCreateMock.userNotFound, 'userNotFound');
export const TypeNotFound = failing(userProfileCreateMock.profileTypeNotFound, 'profileTypeNotFound');
export const ServerError = failing(userProfileCreateMock.serverError, 'generic');
export const Malformed = failing(userProfileCreateMock.malformed, 'generic');
export const Offline = failing(userProfileCreateMock.offline, 'offline');
export const Timeout = failing(userProfileCreateMock.pending, 'timeout');
export const TooManyTries = failing(userProfileCreateMock.rateLimited, 'limited');

/** The upload of a document fails: the dialog shows the error and keeps the file. In a test, the retry succeeds. */
export const UploadFails: Story = {
  beforeEach: withDraft({ ...draftBeforeSubmit, documents: [] }),
  parameters: {
    msw: { handlers: [documentsUploadMock.serverError] },
    continuation: async (context: PlayContext) => {
      const t = textsOf(context, 'documents', 'profileSetup');
      context.msw.use(documentsUploadMock.success());
      await press(t.retry);
      await waitFor(() => expectAvailable(screenOf(context).getByRole('button', { name: t.add })));
      await press(t.add);
      await expect(await context.canvas.findByRole('list', { name: t.list })).toHaveTextContent('licence.pdf');
    },
  },
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileSetup');
    await press(t.addDocument);
    const dialog = await screenOf(context).findByRole('dialog', { name: t.addTitle });
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }));
    await expectNotice(context, failureText('uploadFailed', context));
    await expect(dialog).toHaveTextContent('licence.pdf');
  },
};
