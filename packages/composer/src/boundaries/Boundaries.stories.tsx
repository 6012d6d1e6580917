import { metaOf } from '@kermesse/sections/meta';
import { siteSchema } from '@kermesse/sections/site-configuration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { definitionOf } from '../document/section-names.ts';
import { button, rowsIn, waitForRows } from '../stories/keys.ts';
import { Workbench } from '../stories/Workbench.tsx';
import { draftOf } from '../store/workspace.ts';

/** Makes components throw that read a property of a definition. Returns a function that ends this. */
function breakProperty<T extends object>(definition: T | undefined, name: keyof T): () => void {
  if (definition === undefined) throw new Error(`There is no definition with "${String(name)}".`);
  const value = definition[name];
  const fail = () => {
    throw new Error('A component that breaks');
  };
  Object.defineProperty(definition, name, { configurable: true, get: fail });
  return () => void Object.defineProperty(definition, name, { configurable: true, writable: true, value });
}

const banner = definitionOf('banner');
const { appInformation } = metaOf(siteSchema).fields ?? {};
const [firstField] = Object.values((appInformation && metaOf(appInformation).fields) ?? {}).map(metaOf);

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
    const repair = breakProperty(banner, 'description');
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

/** A part of the site configuration that breaks leaves the other parts as they are. */
export const SitePart: Story = {
  args: { drafts: [draftOf('site', { name: '', appInformation: {}, menus: [], menuItemGroups: [] })] },
  beforeEach: () => breakProperty(firstField, 'label'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('alert');
    await userEvent.click(button(canvasElement, /^Menus/) as HTMLElement);
    await expect(await canvas.findByRole('region', { name: /^(En-tête|Header)$/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** When the composer itself breaks, its drafts can still be downloaded. */
export const Composer: Story = {
  beforeEach: () => breakProperty(banner, 'name'),
  play: async () => {
    const alert = within(await screen.findByRole('alert'));
    await expect(alert.getByRole('heading')).toHaveTextContent(/(ne fonctionne plus|has stopped working)$/);
    await expect(alert.getByRole('button', { name: /^(Télécharger|Download)/ })).toBeVisible();
    await expect(alert.getByRole('button', { name: /^(Recharger|Reload)/ })).toBeVisible();
  },
};

/** A draft that breaks the composer moves to the bin. The notification restores it. */
export const DraftToBin: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 2);
    const repair = breakProperty(banner, 'name');
    try {
      await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
      await userEvent.click(await screen.findByRole('button', { name: /(corbeille|to the bin)$/ }));
      await expect(await screen.findByText(/(Aucun document|No document)/)).toBeVisible();
      await expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      repair();
    }
    await userEvent.click(await screen.findByRole('button', { name: /^(Annuler|Undo)$/ }));
    await waitForRows(canvasElement, 2);
  },
};
