import { fileUploadMock } from '@kermesse/api/mocks/file-upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { textsOf } from '../stories/flow-story.tsx';
import { press } from '../stories/form-stories.ts';
import { AvatarCard } from './AvatarCard.tsx';
import { avatarStories, chooseFile, requests, saving, sizes, stage, uploads } from './stories/avatar-story.tsx';
import { drawPicture, measurePicture } from './stories/pictures.ts';

const meta = {
  title: 'Flows/Account/Picture/Shapes',
  component: AvatarCard,
  tags: ['!dev', '!autodocs'],
  ...avatarStories,
  parameters: { msw: { handlers: [uploads, fileUploadMock.success(), saving, ...sizes('small')] } },
} satisfies Meta<typeof AvatarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The circle for a very wide or very tall picture is as high as for others: the short side fits it, also after the
 * stage changes its height, as when a phone is turned.
 */
const extreme = (width: number, height: number): Story => ({
  play: async (context) => {
    await chooseFile(context, await drawPicture({ width, height }));
    const frame = await stage(context);
    const around = frame.closest('.reactEasyCrop_Container') as HTMLElement;
    // The cropper ignores changes of size before it is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    (around.parentElement as HTMLElement).style.height = `${around.clientHeight - 30}px`;
    await stage(context);
    const picture = document.querySelector('.reactEasyCrop_Image') as HTMLElement;
    await waitFor(() => {
      const shown = picture.getBoundingClientRect();
      return expect(Math.min(shown.width, shown.height)).toBeCloseTo(around.clientHeight, -1);
    });
    await press(textsOf(context, 'avatar').use);
    await waitFor(() => expect(requests.files).toHaveLength(1));
    const seen = await measurePicture(requests.files[0] as File);
    await expect(seen.width).toBe(seen.height);
    await expect(seen.width).toBeGreaterThan(210);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const VeryWide = extreme(3000, 220);
export const VeryTall = extreme(220, 3000);

/** Presses the button that uses the picture as soon as it is in the document, before the picture has loaded. */
function pressUseAtOnce(label: string): void {
  const observer = new MutationObserver(() => {
    const use = screen.queryByRole('button', { name: label });
    if (use === null) return;
    observer.disconnect();
    use.click();
  });
  observer.observe(document.body, { subtree: true, childList: true });
}

/** A picture that is used before the crop area has its size is cropped to its centre, as the area shows it first. */
export const UsedAtOnce: Story = {
  play: async (context) => {
    pressUseAtOnce(textsOf(context, 'avatar').use);
    await chooseFile(context, await drawPicture({ width: 800, height: 200 }));
    await waitFor(() => expect(requests.files).toHaveLength(1));
    const { width, height, left, right } = await measurePicture(requests.files[0] as File);
    await expect([width, height]).toEqual([200, 200]);
    // The left half of the picture is red, the right half is blue.
    await expect(left[0]).toBeGreaterThan(150);
    await expect(right[0]).toBeLessThan(60);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A transparent picture stays transparent, also with a name that ends in `.jpg`. JPEG would make it black. */
export const TransparentNamedJpg: Story = {
  play: async (context) => {
    const canvas = new OffscreenCanvas(60, 60);
    canvas.getContext('2d');
    await chooseFile(context, new File([await canvas.convertToBlob()], 'logo.jpg', { type: 'image/jpeg' }));
    await stage(context);
    await press(textsOf(context, 'avatar').use);
    await waitFor(() => expect(requests.files).toHaveLength(1));
    await expect(requests.files[0]?.type).toBe('image/webp');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
