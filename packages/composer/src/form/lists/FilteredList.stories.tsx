import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { waitForRows, rowsIn } from '../../stories/keys.ts';
import { Workbench } from '../../stories/Workbench.tsx';
import { draftOf } from '../../store/workspace.ts';

const service = (fr: string, en: string) => ({ name: { fr, en }, price: 0 });
const pricing = {
  slug: 'pricing',
  data: {
    title: { fr: 'Tarifs', en: 'Prices' },
    services: [service('Un', 'One'), service('Deux', ''), service('Trois', '')],
  },
};

/** A list while the form shows only missing translations. */
const meta = {
  title: 'Composer/Filtered list',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { drafts: [draftOf('page', { slug: 'home', title: { fr: 'Accueil', en: 'Home' }, sections: [pricing] })] },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that moves an item keeps the focus, and no item can be added, which the filter would hide. */
export const Moved: Story = {
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 1);
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^2 (à traduire|to translate)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Monter\s|Move up): .* 3$/ }));
    const moved = () => canvasElement.querySelectorAll('li[data-open]')[0] as HTMLElement;
    await waitFor(() => expect(moved()).toHaveTextContent('Trois'));
    await waitFor(() => expect(within(moved()).getByRole('button', { name: /^(Monter|Move up)/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^(Ajouter\s:|Add:)/ })).toBeNull();
  },
};
