import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, CalendarDays, Check, MapPin, Music, Users, UtensilsCrossed } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Components/Icon', component: Icon, args: { icon: MapPin } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside words it is an ornament. */
export const Ornament: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Alone it says what it means. */
export const Labelled: Story = {
  args: { icon: Check, label: 'Verified' },
  parameters: { french: { label: 'Vérifié' } },
  play: async ({ canvas, globals }) => {
    const name = globals['locale'] === 'en' ? 'Verified' : 'Vérifié';
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};

/** One family of lines, 1.5 px thick, as large as the text beside. */
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

/** One that points where reading goes is mirrored from right to left; a tick is not. */
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
