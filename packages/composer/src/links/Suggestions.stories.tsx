import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { rowsIn, waitForRows } from '../stories/keys.ts';
import { Workbench } from '../stories/Workbench.tsx';

const banner = (linkId: string, anchor: string) => ({
  slug: 'banner',
  pivot: { linkId },
  data: { title: { fr: 'Une parole', en: 'A word' }, buttonLink: '/tarifs' },
  settings: { anchor },
});
const sections = [banner('a', 'ici'), banner('b', 'ici'), banner('c', 'Pas une ancre')];
const newPage = draftOf('page', { slug: 'nouvelle', title: { fr: 'La nouvelle', en: 'The new one' }, sections: [] });

/** The suggestions of a link field. */
const meta = {
  title: 'Composer/Suggested links',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An anchor that two sections have, and an address that two drafts have, are suggested once, also with spaces. */
export const SameTarget: Story = {
  args: {
    drafts: [
      draftOf('page', { slug: 'home', title: { fr: 'Accueil', en: 'Home' }, sections }),
      newPage,
      { ...newPage, key: 'page nouvelle 2' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    const field = await canvas.findByRole('combobox', { name: /^(Lien du bouton|Button link)$/ });
    // The form may still scroll, which closes the suggestions.
    await waitFor(async () => {
      if (field.getAttribute('aria-expanded') !== 'true') await userEvent.click(field);
      await expect(screen.getAllByRole('option', { name: /#ici$/ })).toHaveLength(1);
      await expect(screen.getAllByRole('option', { name: /\/nouvelle / })).toHaveLength(1);
      await expect(screen.getByRole('option', { name: /#Pas une ancre$/ })).toBeVisible();
    });
  },
};
