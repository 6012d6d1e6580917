import { fileUploadMock } from '@kermesse/api/mocks/file-upload';
import { thumbnailsMock } from '@kermesse/api/mocks/thumbnails';
import { usersUpdateMock } from '@kermesse/api/mocks/users-update';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { expectNotice, failureText, type PlayContext, press } from '../stories/form-stories.ts';
import { localeOf, textsOf } from '../stories/flow-story.tsx';
import { restoreDefaultTimeout } from '../stories/FlowStage.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import {
  avatarStories,
  chooseFile,
  expectShown,
  freely,
  getFileInput,
  userWithoutPicture,
  avatarFields,
  requests,
  saving,
  sizes,
  stage,
  uploads,
} from './stories/avatar-story.tsx';
import { drawPicture } from './stories/pictures.ts';

/** What the card shows when a picture cannot be read, uploaded, stored or removed. The picture before it stays. */
const meta = {
  title: 'Flows/Account/Picture/Failures',
  component: AvatarCard,
  ...avatarStories,
  parameters: { frameHeight: 420 },
} satisfies Meta<typeof AvatarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a story for a failed upload: a message appears and the crop is kept. In a test, the retry succeeds. */
const failing = (handlers: HttpHandler[], key: Parameters<typeof failureText>[0], sentTwice = true): Story => ({
  parameters: {
    msw: { handlers: [uploads, ...handlers, ...sizes('small')] },
    ...(key === 'timeout' && { flow: { timeout: 250 } }),
    continuation: async (context: PlayContext) => {
      restoreDefaultTimeout();
      context.msw.use(uploads, fileUploadMock.success(), saving);
      const before = requests.files.length;
      await press(textsOf(context, 'avatar').use);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(requests.files.length - before).toBe(sentTwice ? 1 : 0);
      await expectShown(context, '/thumbnails/small/afi.webp');
    },
  },
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await chooseFile(context, await drawPicture());
    await stage(context);
    await press(t.use);
    await expectNotice(context, failureText(key, context));
    await waitFor(async () => expect(await stage(context)).toBeVisible());
  },
});
export const UploadRefused = failing([fileUploadMock.serverError, saving], 'uploadFailed');
export const UploadMalformed = failing([fileUploadMock.malformed, saving], 'uploadFailed');
export const Offline = failing([fileUploadMock.offline, saving], 'offline');
export const Timeout = failing([fileUploadMock.pending, saving], 'timeout');
export const TooManyUploads = failing([fileUploadMock.rateLimited, saving], 'limited');
/** The upload succeeds, but saving fails: a retry does not upload the file again. */
export const SaveRefused = failing([fileUploadMock.success(), usersUpdateMock.serverError], 'generic', false);

/** Sending the first picture stops reading another one. After a failed upload, the user can choose another again. */
export const SentWhileReading: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [fileUploadMock.serverError, ...sizes()] } },
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await chooseFile(context, await drawPicture());
    await stage(context);
    spyOn(globalThis, 'createImageBitmap').mockReturnValue(new Promise(() => undefined));
    await freely.upload(getFileInput(), await drawPicture({ name: 'another.jpg' }));
    await waitFor(() => expect(screen.getByRole('button', { name: t.reading })).toBeVisible());
    await press(t.use);
    await expectNotice(context, failureText('uploadFailed', context));
    await waitFor(() => expect(screen.getByRole('button', { name: t.another })).toBeVisible());
  },
};

/** The notice shows the server's reason. */
export const RefusedWithReason: Story = {
  parameters: { msw: { handlers: [fileUploadMock.invalidData, ...sizes()] } },
  play: async (context) => {
    await chooseFile(context, await drawPicture());
    await stage(context);
    await press(textsOf(context, 'avatar').use);
    await expectNotice(
      context,
      localeOf(context) === 'en' ? 'Uploaded file size must be less than 1 MB' : 'Le fichier doit faire moins de 1 Mo',
    );
  },
};

export const ClearRefused: Story = {
  args: { user: { ...userWithoutPicture, ...avatarFields } },
  parameters: {
    msw: { handlers: [usersUpdateMock.serverError, ...sizes('small'), thumbnailsMock.success()] },
    continuation: async (context: PlayContext) => {
      const t = textsOf(context, 'avatar');
      context.msw.use(saving);
      await press(t.clearYes);
      await waitFor(() => expect(context.canvas.getByText(t.none)).toBeVisible());
    },
  },
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await press(t.clear);
    await press(t.clearYes);
    await expectNotice(context, failureText('generic', context));
  },
};
