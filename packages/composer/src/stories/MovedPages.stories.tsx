import { editorDocumentsListMock } from '@kermesse/api/mocks/editor-documents-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listLocalBin } from '../bin/local-bin.ts';
import { draftOf, draftOfNewPage } from '../store/workspace.ts';
import {
  chooseInDocuments,
  choosePages,
  openDocuments,
  openedDialog,
  openPublishDialog,
  publishAgain,
  republish,
  waitForRows,
  storeEditorKey,
} from './keys.ts';
import { createWorldWith, mockServer } from './mock-server.ts';
import { homePage } from './pages.ts';
import { Workbench } from './Workbench.tsx';

/** Pages that have changed on the server: their address, or their version. */
const meta = {
  title: 'Composer/Moved pages',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { connected: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: storeEditorKey,
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const before = { ...homePage, slug: 'tarifs', title: { fr: 'Tarifs', en: 'Prices' } };
const after = { ...homePage, slug: 'nos-prix', title: { fr: 'Nos prix', en: 'Our prices' } };

/** A page that was published as `before` and moved with its second version. */
function moved(...first: HttpHandler[]) {
  const world = createWorldWith(before, after);
  world.versions.delete('page tarifs');
  world.redirects.set('tarifs', 'nos-prix');
  return {
    args: { drafts: [draftOf('page', after, { version: 2, configuration: after })] },
    parameters: mockServer(world, first),
  } satisfies Story;
}

const openFirstVersion = async (element: HTMLElement) => {
  await waitForRows(element, 3);
  await userEvent.click(within(element).getByRole('button', { name: /^Versions$/ }));
  const dialog = await openedDialog(/^Versions$/);
  const item = (await within(dialog).findByText(/^Version 1 · /)).closest('li');
  await userEvent.click(within(item as HTMLElement).getByRole('button'));
  return dialog;
};

/** Asserts the content of the menu of documents. */
const expectDocument = async (element: HTMLElement, name: RegExp) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDocuments(element);
  await expect((await screen.findAllByRole('menuitem'))[0]).toHaveTextContent(name);
};

/** A version from before the move is published again at the current address. */
export const EarlierVersionPublished: Story = {
  ...moved(),
  play: async ({ canvasElement }) => {
    await publishAgain(await openFirstVersion(canvasElement));
    await expectDocument(canvasElement, /^(Tarifs|Prices)\/nos-prix · (En ligne|Live)$/);
  },
};

/** Going back to a version from before the move keeps the current address, which is therefore no difference. */
export const BackToEarlierVersion: Story = {
  ...moved(),
  play: async ({ canvasElement }) => {
    const dialog = await openFirstVersion(canvasElement);
    const list = await within(dialog).findByRole('list', { name: /^(Différences|Differences)$/ });
    await expect(list).toHaveTextContent(/(Tarifs|Nos prix)/);
    await expect(list).not.toHaveTextContent(/(Adresse|Address)/);
    await userEvent.click(
      await within(dialog).findByRole('button', { name: /^(Revenir à cette version|Go back to this version)$/ }),
    );
    await expectDocument(
      canvasElement,
      /^(Tarifs|Prices)\/nos-prix · (Modifications non publiées|Unpublished changes)$/,
    );
  },
};

/** Somebody else has moved the page: publishing it as a new one ends the redirect from its address. */
export const MovedByAnother: Story = {
  ...moved(),
  args: { drafts: [draftOf('page', before, { version: 1, configuration: before })] },
  play: async ({ canvasElement }) => {
    const dialog = await openPublishDialog(canvasElement);
    await dialog.findByText(/\/tarifs (redirige actuellement vers|now redirects to) \/nos-prix/);
  },
};

/** The list of pages has not loaded: the response to publishing says that somebody else has moved the page. */
export const MoveDiscovered: Story = {
  ...moved(editorDocumentsListMock.pending),
  args: { drafts: [draftOf('page', before, { version: 1, configuration: before })] },
  play: async ({ canvasElement }) => {
    const dialog = await openPublishDialog(canvasElement);
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Publier (maintenant|quand même)|Publish (now|anyway))$/ }),
    );
    // A second Enter would publish without a look at the message.
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Publier comme nouvelle page|Publish as a new page)$/ }),
    );
    await dialog.findByText(/^(Publié|Published)\s?: version 1\b/);
  },
};

/**
 * Somebody else has published while the versions were open: an earlier version can replace the newer one. The texts of
 * both show. The page's link to its former address redirects, so there is no advice on it.
 */
export const EarlierVersionOverNewer: Story = {
  ...moved(),
  args: { drafts: [draftOf('page', after, { version: 1, configuration: after })] },
  play: async ({ canvasElement }) => {
    const versions = within(await openFirstVersion(canvasElement));
    await userEvent.click(await versions.findByRole('button', { name: republish }));
    const dialog = within(await openedDialog(/^(Publier|Publish)$/));
    await userEvent.click(await dialog.findByRole('button', { name: /^(Publier maintenant|Publish now)$/ }));
    await dialog.findByText(/(a publié la version 2 pendant|published version 2 while)/);
    await expect(dialog.getByText(/(« Nos prix » → « Tarifs »|“Nos prix” → “Tarifs”)/)).toBeVisible();
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(La remplacer par ma version|Replace it with my version)$/ }),
    );
    await dialog.findByText(/^(Publié|Published)\s?: version 3/);
    await userEvent.keyboard('{Escape}');
    await expectDocument(canvasElement, /^(Tarifs|Prices)\/nos-prix · (En ligne|Live)$/);
  },
};

const comment = { id: 'one', section: 'page', author: 'Ama', text: 'A comment', at: 0, resolved: false };

/** A draft with a comment of version 1 of a page, whose version 2 somebody else has published. */
const outdated = () =>
  ({
    args: { drafts: [draftOf('page', { ...before, $comments: [comment] }, { version: 1, configuration: before })] },
    parameters: mockServer(createWorldWith(before, { ...before, title: after.title })),
  }) satisfies Story;

const outdatedState = /(Version plus récente en ligne|Newer version live)$/;

/** The bar, the menu of documents, the list of pages and the publish dialog say that the site has a newer version. */
export const NewerVersionLive: Story = {
  ...outdated(),
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await canvas.findByText(outdatedState);
    const dialog = await openPublishDialog(canvasElement);
    await dialog.findByText(/(a publié une version plus récente|has published a newer version)/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(canvas.getByLabelText(/^(Titre, français|Title, French)$/), ' ');
    await expectDocument(canvasElement, outdatedState);
    const pages = await choosePages();
    await pages.findByRole('button', { name: outdatedState });
  },
};

/** The outdated draft of a page that another window has locked is not replaced: it may have comments there. */
export const NewerVersionOfLockedPage: Story = {
  ...outdated(),
  args: { drafts: [draftOf('page', homePage), ...outdated().args.drafts] },
  beforeEach: async () => {
    const otherWindow = Promise.withResolvers<void>();
    await new Promise<void>((locked) => {
      void navigator.locks.request('kermesse-composer page tarifs', () => {
        locked();
        return otherWindow.promise;
      });
    });
    return otherWindow.resolve;
  },
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await openDocuments(canvasElement);
    const pages = await choosePages();
    await userEvent.click(await pages.findByRole('button', { name: /^(Nos prix|Our prices)/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText(outdatedState);
    await expect(canvas.getByText(comment.text)).toBeVisible();
  },
};

/** A draft of a page that somebody else has moved is in the list of pages, beside the page at its new address. */
export const GonePage: Story = {
  ...moved(),
  args: { drafts: [draftOf('page', before, { version: 1, configuration: before })] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const state = /(Déplacée ou retirée|Moved or removed)$/;
    await within(canvasElement).findByText(state);
    await expectDocument(canvasElement, state);
    const pages = await choosePages();
    await pages.findByRole('button', { name: /^(Nos prix|Our prices).*(En ligne|Live)$/ });
    await userEvent.click(pages.getByRole('button', { name: state }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody else has published a page at the address of a new one: both can be opened. */
export const NewPageBesidePublishedOne: Story = {
  args: { drafts: [{ ...draftOfNewPage('tarifs'), changedAt: 1 }] },
  parameters: mockServer(createWorldWith(before)),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 0);
    await openDocuments(canvasElement);
    const pages = await choosePages();
    await pages.findByRole('button', { name: /tarifs.*(Jamais publiée|Never published)$/ });
    await userEvent.click(pages.getByRole('button', { name: /^(Tarifs|Prices).*(En ligne|Live)$/ }));
    await waitForRows(canvasElement, 3);
    await openDocuments(canvasElement);
    await screen.findByRole('menuitem', { name: /tarifs · (Jamais publiée|Never published)$/ });
    await screen.findByRole('menuitem', { name: /tarifs · (En ligne|Live)$/ });
  },
};

/**
 * The draft of a removed page is in the bin with its comments. Undo takes it out and keeps its version, which is still
 * outdated.
 */
export const RemovedAndUndone: Story = {
  ...outdated(),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await chooseInDocuments(canvasElement, /^(Retirer la page du site|Remove the page from the site)/);
    const remove = within(await openedDialog(/^(Retirer la page|Remove the page)/));
    await userEvent.click(remove.getByRole('button', { name: /^(Retirer du site|Remove from the site)$/ }));
    await waitFor(() => expect(remove.getByRole('alert')).toHaveFocus());
    await userEvent.click(await remove.findByRole('button', { name: /^(Retirer quand même|Remove it anyway)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await listLocalBin()).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: /^(Annuler|Undo)$/ }));
    await waitFor(async () => expect(await listLocalBin()).toHaveLength(0));
    const publish = await openPublishDialog(canvasElement);
    await userEvent.click(await publish.findByRole('button', { name: /^(Publier|Publish) / }));
    const conflict = await publish.findByText(
      /^(Une autre personne a publié la version|Somebody else published version)/,
    );
    await waitFor(() => expect(conflict).toHaveFocus());
  },
};

/** The dialog of a new page makes an address of a name. The form of the page removes spaces around an address. */
export const PastedAddress: Story = {
  args: { drafts: [draftOf('page', before, { version: 1, configuration: before })] },
  parameters: mockServer(createWorldWith(before)),
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await chooseInDocuments(canvasElement, /^(Nouvelle page|New page)…$/);
    const dialog = await openedDialog(/^(Nouvelle page|New page)$/);
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await userEvent.paste(' Nos prix d’été ');
    await expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(/\/nos-prix-d-ete\./);
    await userEvent.keyboard('{Enter}');
    await waitForRows(canvasElement, 0);
    const address = canvas.getByRole('textbox', { name: /^(Adresse|Address)$/ });
    await expect(address).toHaveValue('nos-prix-d-ete');
    await userEvent.clear(address);
    await userEvent.paste(' nos-prix ');
    await userEvent.tab();
    await expect(address).toHaveValue('nos-prix');
    await expect(address).toBeValid();
  },
};

const twice = createWorldWith(before);

/** Removing a page that somebody else has just removed shows its state in the bar. */
export const RemovedTwice: Story = {
  args: { drafts: [draftOf('page', before, { version: 1, configuration: before })] },
  parameters: mockServer(twice),
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await canvas.findByText(/^(En ligne|Live)$/);
    await chooseInDocuments(canvasElement, /^(Retirer la page du site|Remove the page from the site)/);
    const dialog = within(await openedDialog(/^(Retirer la page|Remove the page)/));
    twice.versions.delete('page tarifs');
    await userEvent.click(dialog.getByRole('button', { name: /^(Retirer|Remove)/ }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /(n’est plus sur le serveur|no longer on the server)/,
    );
    await canvas.findByText(/^(Déplacée ou retirée|Moved or removed)$/);
  },
};
