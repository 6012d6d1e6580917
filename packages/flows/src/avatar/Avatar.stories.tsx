import { fileUploadMock } from '@kermesse/api/mocks/file-upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { expectNoPartOfHiddenLines } from '../stories/clamped-text.ts';
import { expectAvailable, expectNotice, user, type PlayContext, press } from '../stories/form-stories.ts';
import { textsOf } from '../stories/flow-story.tsx';
import { storyUser } from '../stories/people.ts';
import { AvatarCard } from './AvatarCard.tsx';
import {
  avatarStories,
  chooseFile,
  freely,
  expectShown,
  getFileInput,
  userWithoutPicture,
  avatarFields,
  requests,
  saving,
  sizes,
  stage,
  uploads,
} from './stories/avatar-story.tsx';
import { drawPicture, encodeHeavily, measurePicture } from './stories/pictures.ts';

const meta = {
  title: 'Flows/Account/Picture',
  component: AvatarCard,
  ...avatarStories,
  parameters: {
    frameHeight: 420,
    msw: { handlers: [uploads, fileUploadMock.success(), saving, ...sizes('small')] },
  },
} satisfies Meta<typeof AvatarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await expect(context.canvas.getByText('AM')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t.clear })).toBeNull();
  },
};

/** The component requests the sizes from small to large until one exists. */
export const FirstSizeThere: Story = {
  args: { user: { ...userWithoutPicture, ...avatarFields } },
  parameters: { msw: { handlers: sizes('large') } },
  play: async (context) => {
    await expectShown(context, '/thumbnails/large/afi.webp');
    await expect(requests.sizes).toEqual(['small', 'medium', 'large']);
  },
};

export const Original: Story = {
  args: { user: { ...userWithoutPicture, ...avatarFields } },
  parameters: { msw: { handlers: sizes() } },
  play: async (context) => expectShown(context, '/files/avatars/afi.webp'),
};

/** Cropping with the keyboard: arrow keys move the picture, + and − and the slider zoom. The crop is uploaded. */
export const Framed: Story = {
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await chooseFile(context, await drawPicture());
    const frame = await stage(context);
    await expect(frame).toHaveAccessibleDescription(`${t.cropHelp} ${t.cropKeys}`);
    const slider = screen.getByRole('slider', { name: t.zoom });
    frame.focus();
    await user.keyboard('+++');
    await waitFor(() => expect(Number((slider as HTMLInputElement).value)).toBeCloseTo(1.6));
    for (let presses = 0; presses < 60; presses += 1) await fireEvent.keyDown(frame, { key: 'ArrowRight' });
    await fireEvent.keyUp(frame, { key: 'ArrowRight' });
    await user.keyboard('-');
    await waitFor(() => expect(Number((slider as HTMLInputElement).value)).toBeCloseTo(1.4));
    await press(t.use);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectShown(context, '/thumbnails/small/afi.webp');
    const [sent] = requests.files;
    if (sent === undefined) throw new Error('No file was uploaded.');
    const seen = await measurePicture(sent);
    await expect(seen.width).toBe(seen.height);
    await expect(seen.width).toBeLessThan(600);
    // The picture was moved to the right, so the crop contains its red left half.
    await expect(seen.left[0]).toBeGreaterThan(120);
    await expect(seen.right[0]).toBeGreaterThan(120);
    await expect(requests.saves).toEqual([{ avatar: 'avatars/example.webp' }]);
    await waitFor(() => expect(screen.getByText(t.changed)).toBeVisible());
  },
};

/** Cropping without dragging: a click centres a point, here left of the circle. */
export const Centred: Story = {
  play: async (context) => {
    await chooseFile(context, await drawPicture({ width: 900 }));
    const frame = await stage(context);
    const { left, top, width, height } = frame.getBoundingClientRect();
    const point = { clientX: left - width, clientY: top + height / 2 };
    await fireEvent.pointerDown(frame, point);
    const picture = document.querySelector('.reactEasyCrop_Image');
    const before = picture?.getAttribute('style');
    await fireEvent.click(frame, point);
    // The picture moves in the next frame.
    await waitFor(() => expect(picture?.getAttribute('style')).not.toBe(before));
    await press(textsOf(context, 'avatar').use);
    await waitFor(() => expect(requests.files).toHaveLength(1));
    const seen = await measurePicture(requests.files[0] as File);
    await expect(seen.left[0]).toBeGreaterThan(120);
    await expect(seen.right[0]).toBeGreaterThan(120);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A picture of 6000 by 4000 pixels is uploaded with at most 1920 pixels and 1 MB. */
export const HugePhoto: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await chooseFile(context, await drawPicture({ width: 6000, height: 4000 }));
    await waitFor(() => stage(context), { timeout: 15_000 });
    await press(t.use);
    await waitFor(() => expect(requests.files).toHaveLength(1), { timeout: 15_000 });
    const [sent] = requests.files as [File];
    const { width, height } = await measurePicture(sent);
    await expect([width, height]).toEqual([1920, 1920]);
    await expect(sent.size).toBeLessThanOrEqual(1_000_000);
    await expect(sent.name).toMatch(/\.jpg$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A cropped picture over 1 MB is compressed. */
export const Compressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await chooseFile(context, await drawPicture({ noise: true, width: 1100, height: 1100 }));
    await waitFor(() => stage(context), { timeout: 15_000 });
    await press(textsOf(context, 'avatar').use);
    await waitFor(() => expect(requests.files).toHaveLength(1), { timeout: 25_000 });
    await expect(requests.files[0]?.size).toBeLessThanOrEqual(1_000_000);
    await expect(requests.files[0]?.size).toBeGreaterThan(200_000);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A picture that is too large even after compression is not uploaded. The user can choose another one. */
export const TooHeavy: Story = {
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    encodeHeavily();
    await chooseFile(context, await drawPicture({ noise: true, width: 120, height: 120 }));
    await stage(context);
    await press(t.use);
    await expectNotice(context, t.size.replace('{{size}}', '1'));
    await expectNotice(context, t.sizeHelp);
    await expect(requests.files).toHaveLength(0);
    await waitFor(async () => expect(await stage(context)).toBeVisible());
  },
};

const refusal = (name: string, type: string, key: 'fileType' | 'unreadable'): Story => ({
  play: async (context) => {
    await chooseFile(context, new File(['not a picture'], name, { type }));
    const text = textsOf(context, 'avatar')[key].replace('{{name}}', name);
    await expectNotice(context, text);
    // The same file again: screen readers announce an error only when it is inserted again.
    const shown = screen.getByText(new RegExp(name));
    await freely.upload(getFileInput(), new File(['not a picture'], name, { type }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await expectNotice(context, text);
    await expect(screen.getByRole('button', { name: textsOf(context, 'avatar').choose })).toBeEnabled();
  },
});
export const NoPicture = refusal('licence.pdf', 'application/pdf', 'fileType');
export const Drawing = refusal('drawing.svg', 'image/svg+xml', 'fileType');
export const Damaged = refusal('portrait.png', 'image/png', 'unreadable');

/** A document dropped while a picture is being read is rejected, and reading the picture is cancelled. */
export const RefusedWhileReading: Story = {
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await press(t.change);
    const button = await screen.findByRole('button', { name: t.choose });
    for (const file of [await drawPicture(), new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })]) {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      button.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }
    await expectNotice(context, t.fileType.replace('{{name}}', 'licence.pdf'));
    await expectAvailable(await screen.findByRole('button', { name: t.choose }));
  },
};

/** PNG and WebP are accepted and uploaded as WebP, which keeps transparency. */
export const Kinds: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await chooseFile(context, await drawPicture({ name: 'Portrait.PNG', type: 'image/png' }));
    await stage(context);
    await user.upload(getFileInput(), await drawPicture({ name: 'portrait.webp', type: 'image/webp' }));
    await stage(context);
    await press(t.use);
    await waitFor(() => expect(requests.files[0]?.type).toBe('image/webp'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** During the upload, a progress bar and a cancel button are shown. */
export const Sending: Story = {
  parameters: { msw: { handlers: [fileUploadMock.pending, ...sizes('small')] } },
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await chooseFile(context, await drawPicture());
    await stage(context);
    await press(t.use);
    await waitFor(() => expect(screen.getByRole('progressbar', { name: t.sending })).toBeVisible());
    await expect(screen.getByRole('button', { name: t.cancel })).toBeEnabled();
  },
};

/** A double click sends one request. Cancelling the upload returns to the crop area. */
export const Cancelled: Story = {
  parameters: {
    msw: { handlers: [uploads, http.post('*/api/file/upload', async () => delay(30_000)), saving, ...sizes('small')] },
    continuation: async (context: PlayContext) => {
      context.msw.use(uploads, fileUploadMock.success(), saving);
      await press(textsOf(context, 'avatar').use);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(requests.files).toHaveLength(2);
      await expect(requests.saves).toHaveLength(1);
    },
  },
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await chooseFile(context, await drawPicture());
    await stage(context);
    await user.dblClick(await screen.findByRole('button', { name: t.use }));
    await waitFor(() => expect(screen.getByRole('progressbar', { name: t.sending })).toBeVisible());
    await waitFor(() => expect(requests.files).toHaveLength(1));
    await press(t.cancel);
    await waitFor(async () => expect(await stage(context)).toBeVisible());
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
};

/** Removing the picture asks for confirmation. "Keep" sends no request. */
export const Cleared: Story = {
  args: { user: { ...userWithoutPicture, ...avatarFields } },
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await press(t.clear);
    await screen.findByRole('alertdialog', { name: t.clearTitle });
    await user.click(screen.getByRole('button', { name: t.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(requests.saves).toHaveLength(0);
    await press(t.clear);
    await press(t.clearYes);
    await waitFor(() => expect(context.canvas.getByText(t.none)).toBeVisible());
    await expect(requests.saves).toEqual([{ avatar: null }]);
  },
};

/** Initials in Arabic, and of an emoji made of several code points. */
export const OtherScripts: Story = {
  args: { user: storyUser({ fullname: 'محمد 👩🏾‍🍳' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('م👩🏾‍🍳')).toBeVisible();
  },
};

/** A name of 200 characters takes three lines at most. The text has the whole name. */
export const LongName: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Card) => (
      <div style={{ width: 320 }}>
        <Card />
      </div>
    ),
  ],
  args: { user: storyUser({ fullname: 'Élé'.repeat(67) }) },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Élé'.repeat(67)).parentElement as HTMLElement;
    await expect(name.clientHeight).toBeLessThan(4 * Number.parseFloat(getComputedStyle(name).lineHeight));
    await expectNoPartOfHiddenLines(name, 'Élé');
  },
};
