import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { href: '/en/providers', children: 'Create my event' },
  parameters: { french: { href: '/fr/prestataires', children: 'Créer mon événement' } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const href = globals['locale'] === 'en' ? '/en/providers' : '/fr/prestataires';
    await expect(canvas.getByRole('link')).toHaveAttribute('href', href);
  },
};

export const WithIcon: Story = { args: { variant: 'highlight', icon: <Icon icon={CalendarPlus} /> } };

export const Variants: Story = {
  render: ({ children, ...args }, { globals }) => (
    <Stack direction="row" gap={3}>
      {(['primary', 'highlight', 'line', 'quiet'] as const).map((variant) => (
        <ButtonLink {...args} key={variant} variant={variant}>
          {children}
        </ButtonLink>
      ))}
      <ButtonLink {...args} size="s">
        {globals['locale'] === 'en' ? 'Log in' : 'Se connecter'}
      </ButtonLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const small = canvas.getByRole('link', { name: /^(Log in|Se connecter)$/ });
    const { left, top, height } = small.getBoundingClientRect();
    await expect(height).toBeLessThan(44);
    for (const y of [top - 1, top + height + 1]) await expect(document.elementFromPoint(left + 20, y)).toBe(small);
  },
};
