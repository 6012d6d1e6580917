import { fileUploadMock } from '@kermesse/api/mocks/file-upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { press } from '../stories/form-stories.ts';
import { KeptSession } from '../stories/sessions/KeptSession.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import {
  beforeEachAvatar,
  chooseFile,
  requests,
  saving,
  sizes,
  stage,
  uploads,
  userWithoutPicture,
} from './stories/avatar-story.ts';
import { drawPicture, measurePicture } from './stories/pictures.ts';

const meta = {
  title: 'Flows/Account/Picture/Shapes',
  component: AvatarCard,
  tags: ['!dev', '!autodocs'],
  decorators: [onFlowStage],
  beforeEach: beforeEachAvatar,
  args: { user: userWithoutPicture },
  render: (args) => <KeptSession user={args.user}>{(now) => <AvatarCard {...args} user={now} />}</KeptSession>,
  parameters: { msw: { handlers: [uploads, fileUploadMock.success(), saving, ...sizes('small')] } },
} satisfies Meta<typeof AvatarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The circle for a very wide or very tall picture is as high as for others: the short side fits it. */
const extreme = (width: number, height: number): Story => ({
  play: async (context) => {
    await chooseFile(context, await drawPicture({ width, height }));
    const frame = await stage(context);
    const around = frame.closest('.reactEasyCrop_Container') as HTMLElement;
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
