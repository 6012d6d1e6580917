import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, CalendarDays, Check, MapPin, Music, Users, UtensilsCrossed } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Components/Icon', component: Icon, args: { icon: MapPin } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon beside text is decorative and hidden from screen readers. */
export const Ornament: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** All icons are line drawings with strokes of 1.5 px, sized relative to the text. */
export const Family: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack direction="row" gap={5}>
      {[MapPin, CalendarDays, Users, Music, UtensilsCrossed, Check].map((icon, index) => (
        <Icon key={index} icon={icon} />
      ))}
    </Stack>
  ),
};

/** An icon that points in the reading direction is mirrored in right-to-left text. A tick is not. */
export const Directed: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack dir="rtl" direction="row" gap={5}>
      <Icon icon={ArrowRight} directed />
      <Icon icon={Check} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const scales = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale);
    await expect(scales).toEqual(['-1 1', 'none']);
  },
};
