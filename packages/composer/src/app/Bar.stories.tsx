import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { homePage } from '../stories/pages.ts';
import { Workbench } from '../stories/Workbench.tsx';

/** The top bar. */
const meta = {
  title: 'Composer/Bar',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { drafts: [draftOf('page', homePage, { version: 1, configuration: { ...homePage, title: 'Before' } })] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone, the state is beside the name of the document, and all tools are in one line below. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const publish = await canvas.findByRole('button', { name: /^(Publier|Publish)$/ });
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const undo = canvas.getByRole('button', { name: /^(Annuler|Undo) / });
    await expect(top(undo)).toBeCloseTo(top(publish), -1);
    await expect(top(canvas.getByText(/^(Modifications non publiées|Unpublished changes)$/))).toBeLessThan(top(undo));
  },
};
