import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beforeEachFlow, onFlowStage, screenParameters, wordsOf } from '../stories/flowStory.tsx';
import { screenOf, type PlayContext } from '../stories/formStories.ts';
import en from './texts.en.json';
import fr from './texts.fr.json';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const words = (context: PlayContext) => wordsOf({ fr, en }, context);

const says = (result: 'verified' | 'changed' | 'already' | 'invalid'): Story => ({
  args: { result },
  play: async (context) => {
    const t = words(context);
    await expect(screenOf(context).getByRole('heading', { level: 1, name: t[result].title })).toBeVisible();
    await expect(screenOf(context).getByRole('link', { name: t.continue })).toHaveAttribute('href', '/');
  },
});

const meta = {
  title: 'Flows/Verify email',
  component: VerifyEmailScreen,
  decorators: [onFlowStage],
  beforeEach: beforeEachFlow,
  args: { result: 'verified' },
  parameters: screenParameters,
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { ...says('verified'), tags: ['screenshot'] };
export const AddressChanged = says('changed');
export const AlreadyVerified = says('already');
export const LinkExpired = says('invalid');
