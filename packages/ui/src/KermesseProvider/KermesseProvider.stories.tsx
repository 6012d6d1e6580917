import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { KermesseProvider } from './KermesseProvider.tsx';

const app = (title: string, text: string, action: string) => (
  <Card>
    <Stack gap={3}>
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
      <Button>{action}</Button>
    </Stack>
  </Card>
);
const french = () => ({
  locale: 'fr' as const,
  children: app(
    'La fête commence ici',
    'Trois couleurs suffisent : toutes les autres en découlent.',
    'Créer mon événement',
  ),
});

const meta = {
  title: 'Components/KermesseProvider',
  component: KermesseProvider,
  // Its colours apply to the whole document, so a docs page renders it in a frame.
  parameters: { frameHeight: 300, french },
  args: {
    locale: 'en',
    children: app('The party starts here', 'Three colours are enough: all others derive from them.', 'Create my event'),
  },
} satisfies Meta<typeof KermesseProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An app with the default brand. */
export const Default: Story = {};

/** An app with three colours of its own. */
export const OwnColours: Story = {
  args: { brand: { primary: '#1f3d2b', secondary: '#d9a05b', accent: '#f6f1e4' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
