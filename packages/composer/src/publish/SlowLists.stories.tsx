import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  chooseInDocuments,
  openedDialog,
  openPublishDialog,
  publishNow,
  rowsIn,
  storeEditorKey,
  waitForRows,
} from '../stories/keys.ts';
import { createWorldWith, mockServer } from '../stories/mock-server.ts';
import { homePage } from '../stories/pages.ts';
import { Workbench } from '../stories/Workbench.tsx';
import { draftOf } from '../store/workspace.ts';

const prices = { ...homePage, slug: 'tarifs', title: { fr: 'Tarifs', en: 'Prices' } };

/** Whether each request fails. */
let isFailing = false;
/** Whether the lists get no response. */
let isSlow = false;
const network = [
  http.all('*/api/editor/*', () => (isFailing ? HttpResponse.error() : undefined)),
  ...['documents', 'bin'].map((list) =>
    http.get(`*/api/editor/${list}`, () => (isSlow ? new Promise<never>(() => undefined) : undefined)),
  ),
];

/** Lists on a slow network, which show the result of an action before they have loaded again, and offline. */
const meta = {
  title: 'Composer/Slow lists',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { connected: true },
  parameters: { layout: 'fullscreen', ...mockServer(createWorldWith(prices), network) },
  beforeEach: () => {
    isSlow = false;
    isFailing = false;
    return storeEditorKey();
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove = /^(Retirer la page|Remove the page)/;
const bin = /^(Corbeille|Bin)/;
/** Finds the message in a dialog. The menu that opened it is a dialog too, and closes meanwhile. */
const alertIn = (name: RegExp) => within(screen.getByRole('dialog', { name })).findByRole('alert');
const noDialog = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens the dialog that lists the pages. */
async function openPages(element: HTMLElement) {
  await chooseInDocuments(element, /^(Pages du site|Pages of the site)/);
  return within(await openedDialog(/^(Pages du site|Pages of the site)$/));
}

/** Opens the dialog that lists the pages, waits until it lists a page, and closes it. */
async function seeInPages(element: HTMLElement, address: RegExp) {
  await expect(await (await openPages(element)).findByRole('button', { name: address })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await noDialog();
}

/** Opens the dialog that removes the page, waits for the links to it, and returns the button that removes it. */
async function openRemove(element: HTMLElement) {
  await chooseInDocuments(element, /^(Retirer la page du site|Remove the page from the site)/);
  const dialog = within(await openedDialog(remove));
  await waitFor(() => expect(dialog.queryByText(/^(Recherche des liens|Looking for links)/)).toBeNull());
  return dialog.getByRole('button', { name: /^(Retirer|Remove)/ });
}

/** A removed page is no longer in the list; one that could not be removed still is. Undo shows it as live again. */
export const RemovedPage: Story = {
  args: { drafts: [draftOf('page', prices, { version: 1, configuration: prices })] },
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await seeInPages(canvasElement, /\/tarifs/);
    isSlow = true;
    const button = await openRemove(canvasElement);
    // Only the removal fails: a second alert would say that the links could not be loaded.
    isFailing = true;
    await userEvent.click(button);
    await alertIn(remove);
    isFailing = false;
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await seeInPages(canvasElement, /\/tarifs/);
    await userEvent.click(await openRemove(canvasElement));
    await noDialog();
    await canvas.findByRole('list', { name: /^(Pages du site|Pages of the site)$/ });
    await expect(canvas.queryByRole('button', { name: /\/tarifs/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /^(Annuler|Undo)$/ }));
    await expect(await canvas.findByText(/^(En ligne|Live)$/)).toBeVisible();
  },
};

/** A page that was published under a new address is listed once. */
export const MovedPage: Story = {
  args: {
    drafts: [draftOf('page', { ...prices, slug: 'nos-tarifs' }, { version: 1, configuration: prices })],
  },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await seeInPages(canvasElement, /\/tarifs/);
    const dialog = await openPublishDialog(canvasElement);
    const publish = await dialog.findByRole('button', { name: publishNow });
    isSlow = true;
    await userEvent.click(publish);
    await dialog.findByText(/^(Publié|Published)\s?: version 2/);
    await userEvent.keyboard('{Escape}');
    await noDialog();
    const pages = await openPages(canvasElement);
    await expect(pages.getByRole('button', { name: /\/nos-tarifs/ })).toHaveTextContent(/(En ligne|Live)$/);
    await expect(pages.queryByRole('button', { name: /\/tarifs/ })).toBeNull();
  },
};

/** Creates a mock server's data with a page in the bin. */
function worldWithBin() {
  const world = createWorldWith(prices);
  world.bin.push({ id: '1', kind: 'page', slug: 'tarifs', versions: world.versions.get('page tarifs') ?? [] });
  world.versions.delete('page tarifs');
  return world;
}

/** A restored item is no longer in the bin; one that could not be restored still is. */
export const RestoredItem: Story = {
  parameters: mockServer(worldWithBin(), network),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await chooseInDocuments(canvasElement, bin);
    const dialog = within(await openedDialog(bin));
    const restore = /^(Restaurer|Restore)/;
    await dialog.findByRole('button', { name: restore });
    isSlow = true;
    isFailing = true;
    const press = async () => {
      const button = dialog.getByRole('button', { name: restore });
      // Unavailable while an item is being restored.
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
    };
    await press();
    await alertIn(bin);
    await expect(dialog.getByRole('listitem')).toHaveTextContent('/tarifs');
    isFailing = false;
    await press();
    await dialog.findByText(/^(Élément restauré|Restored)/);
    await waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull());
  },
};

/** The message that a page could not be published offline disappears once the connection is back. */
export const MessageAfterReturn: Story = {
  args: { drafts: [draftOf('page', { ...prices, title: { fr: 'Nos tarifs', en: 'Our prices' } })] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    isFailing = true;
    const dialog = await openPublishDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: publishNow }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/(injoignable|cannot be reached)/);
    await waitFor(async () => {
      dispatchEvent(new Event('online'));
      await expect(dialog.queryByRole('alert')).toBeNull();
    });
  },
};

/** So does the message that a page could not be opened. */
export const OpeningAfterReturn: Story = {
  args: { drafts: [] },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('button', { name: /\/tarifs/ });
    isFailing = true;
    await userEvent.click(page);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/(injoignable|cannot be reached)/);
    await waitFor(async () => {
      dispatchEvent(new Event('online'));
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await expect(page).toBeVisible();
  },
};

/** “Try again” repeats the action that failed, not only the load of the list. */
export const RetriedRestore: Story = {
  parameters: mockServer(worldWithBin(), network),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await chooseInDocuments(canvasElement, bin);
    const dialog = within(await openedDialog(bin));
    const restore = await dialog.findByRole('button', { name: /^(Restaurer|Restore)/ });
    isFailing = true;
    await userEvent.click(restore);
    await alertIn(bin);
    isFailing = false;
    await userEvent.click(dialog.getByRole('button', { name: /^(Réessayer|Try again)$/ }));
    await dialog.findByText(/^(Élément restauré|Restored)/);
  },
};

const notLoaded = /^(Les pages du site n’ont pas pu être chargées|The pages of the site could not be loaded)/;

/** The suggestions of a link say that the site's pages are missing, and load them when they open again. */
export const MissingSuggestions: Story = {
  parameters: mockServer(createWorldWith(prices), network),
  args: { drafts: [draftOf('page', { ...prices, slug: 'essai' })] },
  beforeEach: () => {
    isFailing = true;
  },
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(rowsIn(canvasElement)[2] as HTMLElement);
    const field = await canvas.findByRole('combobox');
    // The form may still scroll, which closes the suggestions.
    const openUntil = (find: () => HTMLElement) =>
      waitFor(async () => {
        await userEvent.click(field);
        await expect(find()).toBeVisible();
      });
    await openUntil(() => screen.getByText(notLoaded));
    await userEvent.keyboard('{Escape}');
    isFailing = false;
    await openUntil(() => screen.getByRole('option', { name: /\/tarifs/ }));
    await waitFor(() => expect(screen.queryByText(notLoaded)).toBeNull());
  },
};

/** A list that could not be loaded offline loads by itself once the connection is back. */
export const BackOnline: Story = {
  parameters: mockServer(worldWithBin(), network),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    isFailing = true;
    await chooseInDocuments(canvasElement, bin);
    const dialog = within(await openedDialog(bin));
    await alertIn(bin);
    isFailing = false;
    await waitFor(async () => {
      // The failure may be shown before the list waits for the connection.
      dispatchEvent(new Event('online'));
      await expect(dialog.getByRole('listitem')).toHaveTextContent('/tarifs');
    });
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};
