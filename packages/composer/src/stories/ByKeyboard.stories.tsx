import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import {
  button,
  chooseEntry,
  editorKey,
  expectEscapeReturnsTo,
  openedDialog,
  publishNow,
  republish,
  expectTabStaysIn,
  storeEditorKey,
  tabTo,
  tabToAndPress,
  waitForRows,
} from './keys.ts';
import { mockServer } from './mock-server.ts';
import { homePage, troubledPage } from './pages.ts';
import { Workbench } from './Workbench.tsx';

/** The composer's dialogs by keyboard only: each is opened, traversed with Tab, closed and used. */
const meta = {
  title: 'Composer/By keyboard',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  // Simulated keys reach React in the middle of its work, which logs this warning. Real keys do not.
  parameters: { layout: 'fullscreen', console: /suspended inside an `act` scope/ },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const documents = (element: HTMLElement) =>
  button(element.querySelector('header') as HTMLElement, /carnet|address book|marche/);

/** Connects to a mock server with the demo pages. */
const connected = () => ({ args: { connected: true }, parameters: mockServer() }) satisfies Story;

/** Submits the key with the button: submitting from a field that unmounts with the focus breaks simulated keys. */
const giveKey = async (dialog: HTMLElement) => {
  await tabTo(() => within(dialog).queryByLabelText(/^(Clé d’éditeur|Editor’s key)/));
  await userEvent.keyboard(editorKey);
  await tabToAndPress(() => button(dialog, /^(Continuer|Continue)$/));
};

export const Gallery: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const add = () => button(canvasElement, /^(Ajouter|Add)$/);
    const opener = await tabToAndPress(add);
    const gallery = await openedDialog(/^(Ajouter une section|Add a section)$/);
    await tabTo(() => within(gallery).queryByRole('searchbox'));
    await userEvent.keyboard('sponsors');
    await within(gallery).findByRole('button', {
      name: /^(Ajouter\s: Champs obligatoires seulement|Add: Only the required fields)$/,
    });
    await expectTabStaysIn(gallery);
    await expectEscapeReturnsTo(opener);
    await tabToAndPress(add);
    const again = await openedDialog(/^(Ajouter une section|Add a section)$/);
    await tabToAndPress(() => within(again).queryByRole('button', { name: /^(Bandeau|Banner)/ }));
    await tabToAndPress(() =>
      within(again).queryByRole('button', {
        name: /^(Ajouter\s: Champs obligatoires seulement|Add: Only the required fields)$/,
      }),
    );
    await waitForRows(canvasElement, 4);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const newPage = /^(Nouvelle page|New page)$/;

/**
 * Creates a page, pastes JSON and opens a page of the server from the menu of documents, which then gets the focus
 * back.
 */
export const Documents: Story = {
  ...connected(),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const choose = async (entry: RegExp) => {
      const opener = await tabToAndPress(() => documents(canvasElement));
      await chooseEntry(entry);
      return opener;
    };
    let opener = await choose(/^(Nouvelle page|New page)…$/);
    await expectTabStaysIn(await openedDialog(newPage));
    await expectEscapeReturnsTo(opener);
    await choose(/^(Nouvelle page|New page)…$/);
    const create = await openedDialog(newPage);
    await tabTo(() => within(create).queryByRole('textbox'));
    await userEvent.keyboard('!{Enter}');
    await waitFor(() => expect(within(create).getByRole('textbox')).toBeInvalid());
    await expectEscapeReturnsTo(opener);

    opener = await choose(/JSON…$/);
    const open = await openedDialog(/^(Ouvrir un fichier ou coller du JSON|Open a file or paste JSON)$/);
    await tabTo(() => within(open).queryByRole('textbox'));
    await userEvent.paste('{"slug": ');
    await expectTabStaysIn(open);
    await tabToAndPress(() => within(open).queryByRole('button', { name: /^(Ouvrir ce texte|Open this text)$/ }));
    await within(open).findByText(/(Ce JSON n’est pas valide|This JSON is not valid)/);
    await expectEscapeReturnsTo(opener);

    opener = await choose(/(Pages du site|Pages of the site)…$/);
    const pages = await openedDialog(/^(Pages du site|Pages of the site)$/);
    await giveKey(pages);
    await within(pages).findAllByRole('listitem');
    await waitFor(() => expect(pages).toContainElement(document.activeElement as HTMLElement));
    await expectTabStaysIn(pages);
    await tabToAndPress(() => within(pages).getAllByRole('listitem')[0]?.querySelector('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvasElement.querySelector('header')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

/** Enters the key, meets a newer version and publishes over it. The focus never leaves the dialog. */
export const Publishing: Story = {
  ...connected(),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const opener = await tabToAndPress(() => button(canvasElement, /^(Publier|Publish)$/));
    const dialog = await openedDialog(/^(Publier|Publish)$/);
    const inside = () => waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const act = async (name: RegExp) => {
      await within(dialog).findByRole('button', { name });
      await inside();
      await tabToAndPress(() => button(dialog, name));
    };
    await giveKey(dialog);
    await act(publishNow);
    await within(dialog).findByText(/(Rien n’a été remplacé|Nothing was overwritten)/);
    await inside();
    await expectTabStaysIn(dialog);
    await act(/^(La remplacer par ma version|Replace it with my version)$/);
    await within(dialog).findByText(/^(Publié|Published)/);
    await inside();
    await expectEscapeReturnsTo(opener);
  },
};

/** Pressing a fault in the dialog closes it and focuses the field. */
export const FaultFromPublishing: Story = {
  ...connected(),
  args: { connected: true, drafts: [draftOf('page', troubledPage)] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 4);
    await tabToAndPress(() => button(canvasElement, /^(Publier|Publish)$/));
    const dialog = await openedDialog(/^(Publier|Publish)$/);
    await giveKey(dialog);
    await within(dialog).findByRole('button', { name: /(doit être un nombre|must be a number)/ });
    await tabToAndPress(() => button(dialog, /(doit être un nombre|must be a number)/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: /^(Prix|Price)$/ })).toHaveFocus());
  },
};

const keep = /^(Enregistrer une version|Save a version)$/;
const goBackLabel = /^(Revenir à cette version|Go back to this version)$/;

/** Saves, compares, restores and deletes a version. */
export const Versions: Story = {
  ...connected(),
  args: {
    connected: true,
    drafts: [draftOf('page', { ...homePage, slug: 'marche', title: { fr: 'La marche', en: 'The marche' } })],
  },
  beforeEach: storeEditorKey,
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const versions = () => button(canvasElement, /^Versions$/);
    const opener = await tabToAndPress(versions);
    const dialog = await openedDialog(/^Versions$/);
    const inside = () => waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const act = async (name: RegExp) => {
      await within(dialog).findByRole('button', { name });
      await tabToAndPress(() => button(dialog, name));
      await inside();
    };
    await act(keep);
    await act(/^(Comparer|Compare)$/);
    await expectTabStaysIn(dialog);
    await act(/^(Retour|Back)$/);
    await act(/^(Retirer la version|Remove the version)/);
    await waitFor(() => expect(button(dialog, /^(Comparer|Compare)$/)).toBeNull());
    await inside();
    await expectEscapeReturnsTo(opener);
    await tabToAndPress(versions);
    const again = await openedDialog(/^Versions$/);
    await tabToAndPress(() => button(again, keep));
    await within(again).findByRole('button', { name: /^(Comparer|Compare)$/ });
    await tabToAndPress(() => button(again, /^(Comparer|Compare)$/));
    await within(again).findByRole('button', { name: goBackLabel });
    await tabToAndPress(() => button(again, goBackLabel));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Compares a version of the server and publishes it again. */
export const VersionsOfTheServer: Story = {
  ...connected(),
  args: { connected: true, drafts: [draftOf('page', homePage, { version: 1, configuration: homePage })] },
  beforeEach: storeEditorKey,
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const opener = await tabToAndPress(() => button(canvasElement, /^Versions$/));
    const dialog = await openedDialog(/^Versions$/);
    const item = () =>
      within(dialog)
        .queryByText(/^Version 1 · /)
        ?.closest('li');
    await waitFor(() => expect(item()).toBeInTheDocument());
    await tabToAndPress(() => item()?.querySelector('button'));
    await within(dialog).findByRole('button', { name: republish });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await tabToAndPress(() => button(dialog, republish));
    const publish = await openedDialog(/^(Publier|Publish)$/);
    await within(publish).findByRole('button', { name: publishNow });
    await tabToAndPress(() => button(publish, publishNow));
    await within(publish).findByText(/^(Publié|Published)/);
    await expectEscapeReturnsTo(opener);
  },
};

export const Sharing: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const opener = await tabToAndPress(() => button(canvasElement, /^(Partager|Share)$/));
    const dialog = await openedDialog(/^(Partager ce brouillon|Share this draft)$/);
    const link = await within(dialog).findByRole('textbox', { name: /^(Lien|Link)$/ });
    await waitFor(() => expect(link).toHaveDisplayValue(/#page=/));
    await expectTabStaysIn(dialog);
    await tabToAndPress(() => button(dialog, /^(Copier le lien|Copy the link)$/));
    const status = within(dialog).getByRole('status');
    await waitFor(() =>
      expect(status).toHaveTextContent(
        /^(Lien copié|Link copied|Le navigateur ne permet pas|The browser does not allow)/,
      ),
    );
    await expectEscapeReturnsTo(opener);
  },
};
