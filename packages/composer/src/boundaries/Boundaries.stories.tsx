import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { definitionOf } from '../document/section-names.ts';
import { button, rowsIn, waitForRows } from '../stories/keys.ts';
import { Workbench } from '../stories/Workbench.tsx';
import { draftOf } from '../store/workspace.ts';

const banner = definitionOf('banner');
if (banner === undefined) throw new Error('There is no section "banner".');

/** Makes a component throw that reads a text of the section `banner`. Returns a function that ends this. */
function breakText(name: 'name' | 'description'): () => void {
  const value = banner?.[name];
  const fail = () => {
    throw new Error('A component that breaks');
  };
  Object.defineProperty(banner, name, { configurable: true, get: fail });
  return () => void Object.defineProperty(banner, name, { configurable: true, writable: true, value });
}

const section = (slug: string, data: object) => ({ slug, pivot: { linkId: 'main' }, data });
const page = {
  slug: 'fete',
  title: { fr: 'La fête', en: 'The party' },
  sections: [
    section('banner', { title: { fr: 'Une parole', en: 'A word' }, buttonLink: '/tarifs' }),
    section('free-content', { title: { fr: 'Une fête', en: 'A party' } }),
  ],
};

/** An error of a component: a message says what the editor can do, and no draft is lost. */
const meta = {
  title: 'Composer/Boundaries',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { drafts: [draftOf('page', page)] },
  parameters: { layout: 'fullscreen', console: /A component that breaks|error boundary/ },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form that breaks leaves the list and the other forms as they are, and comes back with “Retry”. */
export const Form: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitForRows(canvasElement, 2);
    const [first, second] = rowsIn(canvasElement) as [HTMLElement, HTMLElement];
    const repair = breakText('description');
    try {
      await userEvent.click(first);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/(Ce formulaire|This form)/);
      await userEvent.click(second);
      await canvas.findByRole('textbox', { name: /^(Titre, français|Title, French)$/ });
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.click(first);
      await canvas.findByRole('alert');
    } finally {
      repair();
    }
    await userEvent.click(button(canvasElement, /^(Réessayer|Try again|Retry)$/) as HTMLElement);
    await expect(await canvas.findByRole('textbox', { name: /^(Titre, français|Title, French)$/ })).toHaveValue(
      'Une parole',
    );
  },
};

/** When the composer itself breaks, its drafts can still be downloaded. */
export const Composer: Story = {
  beforeEach: () => breakText('name'),
  play: async () => {
    const alert = within(await screen.findByRole('alert'));
    await expect(alert.getByRole('heading')).toHaveTextContent(/(ne fonctionne plus|has stopped working)$/);
    await expect(alert.getByRole('button', { name: /^(Télécharger|Download)/ })).toBeVisible();
    await expect(alert.getByRole('button', { name: /^(Recharger|Reload)/ })).toBeVisible();
    await expect(alert.queryByRole('button', { name: /^(Ouvrir|Open)/ })).toBeNull();
  },
};

/** A draft that breaks the composer can be left for another one. */
export const OtherDraft: Story = {
  args: {
    drafts: [
      draftOf('page', page),
      draftOf('page', { ...page, slug: 'autre', sections: [section('free-content', { title: { fr: 'Une fête' } })] }),
    ],
  },
  beforeEach: () => breakText('name'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Ouvrir un autre|Open another)/ }));
    await waitForRows(canvasElement, 1);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
