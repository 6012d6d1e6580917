import { createWorld } from '@kermesse/api/mock-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { button, openedDialog, storeEditorKey, tabToAndPress, waitForRows } from '../stories/keys.ts';
import { mockServer } from '../stories/mock-server.ts';
import { troubledPage } from '../stories/pages.ts';
import { Workbench } from '../stories/Workbench.tsx';

/** Pressing a check focuses its field. */
const meta = {
  title: 'Composer/Field of a check',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a check focuses its field, even if the filter for missing translations hides it: the filter turns off. */
export const CheckOfHiddenField: Story = {
  args: { drafts: [draftOf('page', troubledPage)] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 4);
    const filter = await tabToAndPress(() => button(canvasElement, /(à traduire|to translate)$/));
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await tabToAndPress(() => button(canvasElement, /^\d+ (à corriger|to fix)$/));
    await tabToAndPress(() => button(canvasElement, /(doit être un nombre|must be a number)/));
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: /^(Prix|Price)$/ })).toHaveFocus());
    await expect(button(canvasElement, /(à traduire|to translate)$/)).toHaveAttribute('aria-pressed', 'false');
  },
};

const emptyText = { slug: 'free-content', pivot: { linkId: 'main' }, data: {} };

/** Pressing a check of a rich text focuses its French editor, not the first button of its toolbar. */
export const CheckOfRichText: Story = {
  args: { drafts: [draftOf('page', { slug: 'text', title: { fr: 'Texte', en: 'Text' }, sections: [emptyText] })] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 1);
    await tabToAndPress(() => button(canvasElement, /^\d+ (à corriger|to fix)$/));
    await tabToAndPress(() => button(canvasElement, /^(Donnez un texte|Give)/));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('contenteditable', 'true'));
    await expect(document.activeElement).toHaveAttribute('lang', 'fr');
  },
};

const picture = { src: '/art/stage', alt: { fr: 'La scène' } };
const slider = { slug: 'image-slider', pivot: { linkId: 'main' }, data: { images: [{ image: picture }] } };
const translated = (pattern: RegExp) =>
  waitFor(async () => {
    const { activeElement } = document;
    await expect(activeElement).toHaveAttribute('lang', 'en');
    await expect(activeElement).toHaveAccessibleName(pattern);
  });
const press = async (check: RegExp) =>
  tabToAndPress(() => within(screen.getByRole('dialog')).getByText(check).closest('button'));

/** The publish dialog lists the untranslated texts of the page itself and of pictures, and leads to their fields. */
export const CheckOfTranslation: Story = {
  args: { drafts: [draftOf('page', { slug: 'fete', title: { fr: 'La fête' }, sections: [slider] })], connected: true },
  parameters: mockServer(createWorld()),
  beforeEach: storeEditorKey,
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 1);
    const row = canvasElement.querySelector('[data-page-row]');
    await expect(row).toHaveAccessibleName(/(1 texte n’est pas traduit|1 text is not translated)/);
    const publish = () => button(canvasElement, /^(Publier|Publish)$/);
    await tabToAndPress(publish);
    await openedDialog(/^(Publier|Publish)$/);
    await press(/^(Le texte de remplacement|The alternative text)/);
    await translated(/(Texte de remplacement|Alternative text)/);
    await tabToAndPress(publish);
    await openedDialog(/^(Publier|Publish)$/);
    await press(/^(« Titre »|“Title”)/);
    await translated(/^(Titre|Title)/);
  },
};

const entries = [
  { id: 1, title: { fr: 'Accueil', en: 'Home' }, path: '/' },
  { id: 2, title: { fr: 'Agenda' }, path: '/agenda' },
  { id: 3, title: { fr: 'Nos tarifs', en: 'Our prices' }, path: '/nos' },
];

/**
 * The publish dialog lists an untranslated link of a menu, and leads to its title. It also lists a link to a missing
 * page: a draft with spaces in its address is one page.
 */
export const CheckOfMenuLink: Story = {
  args: {
    drafts: [
      draftOf('site', { name: 'Kermesse', menus: [{ location: 'header', items: entries }] }),
      draftOf('page', { slug: 'nos tarifs', title: { fr: 'Nos tarifs', en: 'Our prices' }, sections: [] }),
    ],
    connected: true,
  },
  parameters: mockServer(createWorld()),
  beforeEach: storeEditorKey,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^Menus/ });
    await tabToAndPress(() => button(canvasElement, /^(Publier|Publish)$/));
    await openedDialog(/^(Publier|Publish)$/);
    await screen.findByText(/\/nos\b.*(il n’y a pas de page|there is no page)/);
    await press(/^(« Titre »|“Title”)/);
    await translated(/^(Titre|Title)/);
    const french = within(canvasElement).getByRole('textbox', { name: /^(Titre, français|Title, French)$/ });
    await expect(french).toHaveValue('Agenda');
  },
};
