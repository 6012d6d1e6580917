import { editorDocumentPublishMock } from '@kermesse/api/mocks/editor-document-publish';
import { editorDocumentsListMock } from '@kermesse/api/mocks/editor-documents-list';
import { editorRedirectsListMock } from '@kermesse/api/mocks/editor-redirects-list';
import { editorLinksListMock } from '@kermesse/api/mocks/editor-links-list';
import { createWorld } from '@kermesse/api/mock-world';
import { sitePropsMock } from '@kermesse/api/mocks/site-props';
import { afterTwoFrames } from '@kermesse/ui/focus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import {
  chooseInDocuments,
  choosePages,
  expectAnnounced,
  openDocuments,
  openedDialog,
  openPublishDialog,
  waitForRows,
  storeEditorKey,
} from '../stories/keys.ts';
import { createWorldWith, mockServer } from '../stories/mock-server.ts';
import { homePage } from '../stories/pages.ts';
import { Workbench } from '../stories/Workbench.tsx';
import { failStorage } from '../testing/block-storage.ts';

/** What the publish dialog shows, and when it closes. */
const meta = {
  title: 'Composer/Publishing',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { connected: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    // Otherwise the focus depends on other windows of the browser.
    spyOn(document, 'hasFocus').mockReturnValue(true);
    storeEditorKey();
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const listRequests = fn();

/**
 * The publish dialog loads the list of pages again when it opens, and after publishing, which it announces. So does the
 * return to the window.
 */
export const ListReloaded: Story = {
  beforeEach: () => {
    performance.clearResourceTimings();
  },
  parameters: mockServer(createWorld(), [http.get('*/api/editor/documents', listRequests)]),
  args: { drafts: [draftOf('page', { ...homePage, slug: 'essai' })] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    // A list that is still loading when the dialog opens is not loaded again.
    const loads = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/documents'));
    await waitFor(() => expect(loads()).toHaveLength(1));
    await new Promise<void>((resolve) => afterTwoFrames(resolve));
    await expect(listRequests).toHaveBeenCalledTimes(1);
    const dialog = await openPublishDialog(canvasElement);
    await waitFor(() => expect(listRequests).toHaveBeenCalledTimes(2));
    await userEvent.click(await dialog.findByRole('button', { name: /^(Publier|Publish) / }));
    await dialog.findByText(/^(Publié|Published)\s?: version 1/);
    await expectAnnounced(/^(Publié|Published)\s?: version 1/);
    await waitFor(() => expect(listRequests).toHaveBeenCalledTimes(3));
    for (const type of ['blur', 'focus']) {
      mocked(document).hasFocus.mockReturnValue(type === 'focus');
      dispatchEvent(new Event(type));
    }
    await waitFor(() => expect(listRequests).toHaveBeenCalledTimes(4));
  },
};

/** A page without sections can be published. The dialog says that it is empty, and leads to the gallery of sections. */
export const EmptyPage: Story = {
  parameters: mockServer(createWorld()),
  args: { drafts: [draftOf('page', { slug: 'vide', title: { fr: 'Vide', en: 'Empty' }, sections: [] })] },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByText(/^(Aucune section pour|No sections yet)/);
    const dialog = await openPublishDialog(canvasElement, 0);
    await dialog.findByRole('button', { name: /^(Publier quand même|Publish anyway)$/ });
    await userEvent.click(dialog.getByRole('button', { name: /(une page vide|an empty page)/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Ajouter|Add)$/ })).toHaveFocus());
  },
};

let response = Promise.withResolvers<undefined>();

/** The dialog stays open until the server has responded, so that it shows the outcome. */
export const ClosedWhilePending: Story = {
  beforeEach: () => {
    response = Promise.withResolvers();
  },
  parameters: {
    msw: {
      handlers: [
        sitePropsMock.success(),
        // Without other pages, a link of the page is dead, which is advice.
        editorDocumentsListMock.empty,
        editorRedirectsListMock.empty,
        http.post('*/api/editor/document', () => response.promise),
        editorDocumentPublishMock.serverUnavailable,
      ],
    },
    continuation: async () => {
      response.resolve(undefined);
      await screen.findByText(/(momentanément indisponible|temporarily unavailable)/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openPublishDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^(Publier|Publish) (quand même|anyway)$/ }));
    await dialog.findByText(/^(Publication…|Publishing…)$/);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: /^(Fermer|Close)$/ }));
    await userEvent.click(within(dialog.getByRole('list')).getAllByRole('button')[0] as HTMLElement);
    await dialog.findByText(/^(Publication…|Publishing…)$/);
  },
};

const prices = { ...homePage, slug: 'tarifs', title: { fr: 'Tarifs', en: 'Prices' } };

/** The draft of a file, and the server that has two versions of its page. */
function fromFile() {
  const world = createWorldWith(prices, prices);
  for (const key of world.versions.keys()) if (key !== 'page tarifs') world.versions.delete(key);
  const changed = { ...prices, title: { fr: 'Nos tarifs', en: 'Our prices' } };
  return {
    args: { drafts: [{ ...draftOf('page', changed), changedAt: 1 }] },
    parameters: mockServer(world),
  } satisfies Story;
}

/** A page of a file or a link that is on the site already is shown as such, and replaces it only after a choice. */
export const FileOfPublishedPage: Story = {
  ...fromFile(),
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await canvas.findByText(/^(Modifications non publiées|Unpublished changes)$/);
    const dialog = await openPublishDialog(canvasElement);
    await dialog.findByText(/(est déjà sur le site|is already on the site)/);
    await userEvent.click(await dialog.findByRole('button', { name: /^(Publier|Publish) / }));
    await dialog.findByText(/(la version 2, qui est déjà sur le site|version 2, which is already on the site)/);
    await expect(dialog.queryByText(/(Une autre personne|Somebody else)/)).toBeNull();
  },
};

/** Opens the dialog that removes the page from the site, and removes it. */
async function removePage(element: HTMLElement) {
  await waitForRows(element, 3);
  await chooseInDocuments(element, /^(Retirer la page du site|Remove the page from the site)/);
  const dialog = within(await openedDialog(/^(Retirer la page|Remove the page)/));
  await userEvent.click(dialog.getByRole('button', { name: /^(Retirer|Remove)/ }));
  return dialog;
}

const publishedAndChanged = {
  ...fromFile(),
  args: {
    drafts: fromFile().args.drafts.map((draft) => ({ ...draft, base: { version: 2, configuration: prices } })),
  },
} satisfies Story;

/** The dialog says that somebody else has removed the page before it publishes. */
export const RemovedElsewhere: Story = {
  ...publishedAndChanged,
  parameters: mockServer(Object.assign(createWorld(), { versions: new Map() })),
  play: async ({ canvasElement }) => {
    const dialog = await openPublishDialog(canvasElement);
    await dialog.findByText(/(plus de page à l’adresse|is no page at) \/tarifs/);
    await expect(dialog.queryByText(/(remplacera la version|will replace version)/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^(Publier comme|Publish as)/ }));
    await dialog.findByText(/^(Publié|Published)\s?: version 1/);
  },
};

/** When the browser's storage is full, the draft of a removed page stays open as that of an unpublished page. */
export const DraftOfRemovedPage: Story = {
  ...publishedAndChanged,
  beforeEach: () => void failStorage('put'),
  play: async ({ canvasElement, canvas }) => {
    await removePage(canvasElement);
    await screen.findByText(/(n’a pas pu être enregistré|could not be saved)/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^(Jamais publiée|Never published)$/)).toBeVisible();
  },
};

/** The dialog stays open until the server has responded: a change made meanwhile would be lost with the draft. */
export const KeptOpenWhileRemoving: Story = {
  ...publishedAndChanged,
  parameters: mockServer(createWorldWith(prices, prices), [
    http.post('*/api/editor/page/remove', () => new Promise<never>(() => undefined)),
  ]),
  play: async ({ canvasElement }) => {
    const dialog = await removePage(canvasElement);
    await userEvent.keyboard('{Escape}');
    for (const name of [/^(Annuler|Cancel)$/, /^(Fermer|Close)$/])
      await userEvent.click(dialog.getByRole('button', { name }));
    await dialog.findByText(/^(Retrait…|Removing…)$/);
  },
};

/** The dialog says that it loads the links to the page. Offline it shows one message, also after a removal. */
export const LinksNotLoaded: Story = {
  ...publishedAndChanged,
  parameters: mockServer(createWorldWith(prices, prices), [editorLinksListMock.pending]),
  play: async ({ canvasElement, msw }) => {
    await waitForRows(canvasElement, 3);
    const open = async () => {
      await chooseInDocuments(canvasElement, /^(Retirer la page du site|Remove the page from the site)/);
      return within(await openedDialog(/^(Retirer la page|Remove the page)/));
    };
    const dialog = await open();
    await dialog.findByText(/^(Recherche des liens|Looking for links)/);
    await userEvent.click(dialog.getByRole('button', { name: /^(Annuler|Cancel)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const remove = fn(() => HttpResponse.error());
    msw.use(editorLinksListMock.offline, http.post('*/api/editor/page/remove', remove));
    const again = await open();
    await expect(await again.findByRole('alert')).toHaveTextContent(/(injoignable|cannot be reached)/);
    await userEvent.click(again.getByRole('button', { name: /^(Retirer|Remove)/ }));
    await waitFor(() => expect(remove).toHaveBeenCalled());
    await again.findByRole('button', { name: /^(Retirer|Remove) / });
    await expect(again.getAllByRole('alert')).toHaveLength(1);
  },
};

/** In the list of pages the draft of a file is that of its published page. */
export const FileInListOfPages: Story = {
  ...fromFile(),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await openDocuments(canvasElement);
    const dialog = await choosePages();
    const row = await dialog.findByRole('listitem');
    await expect(row).toHaveTextContent(/(Modifications non publiées|Unpublished changes)$/);
    await userEvent.click(within(row).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.ownerDocument.body).toHaveTextContent(
      /(Votre brouillon de cette page contient|Your draft of this page has) /,
    );
  },
};

const older = { ...prices, title: { fr: 'Anciens tarifs', en: 'Old prices' } };

/** A published page keeps its steps to undo when the editor chooses it in the list of pages. */
export const ReopenedFromList: Story = {
  ...fromFile(),
  args: {
    drafts: [
      {
        ...draftOf('page', prices, { version: 2, configuration: prices }),
        history: { present: prices, past: [older], future: [] },
      },
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await openDocuments(canvasElement);
    const dialog = await choosePages();
    await userEvent.click(within(await dialog.findByRole('listitem')).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^(Annuler|Undo)/ }));
    await expect(canvas.getByDisplayValue('Anciens tarifs')).toBeVisible();
  },
};

/** The composer requests the list of pages once, also for the state of the open document and of those in the menu. */
export const StatesInBar: Story = {
  ...fromFile(),
  parameters: {
    msw: { handlers: [http.get('*/api/editor/documents', listRequests), ...fromFile().parameters.msw.handlers] },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Modifications non publiées|Unpublished changes)$/);
    await userEvent.click(canvas.getAllByRole('button', { name: /(Nos tarifs|Our prices)/ })[0] as HTMLElement);
    await expect((await screen.findAllByRole('menuitem'))[0]).toHaveTextContent(
      /\/tarifs · (Modifications non publiées|Unpublished changes)$/,
    );
    await expect(listRequests).toHaveBeenCalledTimes(1);
  },
};
