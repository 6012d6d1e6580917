import type { Meta, StoryObj } from '@storybook/react-vite';
import { editorBinListMock } from '@kermesse/api/mocks/editor-bin-list';
import { maxListedVersions } from '@kermesse/api/schemas/pages/editor';
import { delay, http } from 'msw';
import { unwrap } from 'idb';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { broadcastBinChange } from '../bin/bin-changes.ts';
import { listLocalBin, moveToBin } from '../bin/local-bin.ts';
import { composerDatabase } from '../drafts/database.ts';
import { listLocalVersions, saveVersion } from '../drafts/local-versions.ts';
import { draftOf } from '../store/workspace.ts';
import {
  chooseInDocuments,
  expectAnnounced,
  expectEscapeReturnsTo,
  openedDialog,
  publishAgain,
  republish,
  tabTo,
  waitForRows,
  storeEditorKey,
} from '../stories/keys.ts';
import { homePage } from '../stories/pages.ts';
import { createWorldWith, mockServer } from '../stories/mock-server.ts';
import { Workbench } from '../stories/Workbench.tsx';
import { failStorage } from '../testing/block-storage.ts';

const server = mockServer();

const meta = {
  title: 'Composer/Versions',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { connected: true, drafts: [draftOf('page', homePage, { version: 1, configuration: homePage })] },
  parameters: {
    layout: 'fullscreen',
    // Simulated keys reach React in the middle of its work, which logs this warning. Real keys do not.
    console: /suspended inside an `act` scope/,
    ...server,
  },
  beforeEach: storeEditorKey,
} satisfies Meta<typeof Workbench>;

export default meta;

const page = 'page home';

/** Makes the browser abort each transaction that saves a version, as it does when its storage is full. */
function fillStorage(): () => void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function putOrAbort(...args) {
    const { name, transaction } = this;
    if (name === 'versions') queueMicrotask(() => transaction.abort());
    return put.apply(this, args);
  };
  return () => {
    IDBObjectStore.prototype.put = put;
  };
}

/** A version that cannot be restored stays in the bin, and the dialog says so. */
export const NotRestored: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [editorBinListMock.empty, ...server.msw.handlers] } },
  beforeEach: async () => {
    await saveVersion({ draft: page, at: 0, configuration: homePage });
    for (const version of await listLocalVersions(page)) await moveToBin({ kind: 'version', version });
    return fillStorage();
  },
  play: async ({ canvasElement }) => {
    await expect(await listLocalVersions(page)).toEqual([]);
    await waitForRows(canvasElement, 3);
    await chooseInDocuments(canvasElement, /^(Corbeille|Bin)/);
    const dialog = within(await openedDialog(/^(Corbeille|Bin)/));
    await userEvent.click(await dialog.findByRole('button', { name: /^(Restaurer|Restore)\s?: Version / }));
    await dialog.findByText(/(La version reste dans la corbeille|The version stays in the bin)/);
    await expect(await listLocalBin()).toHaveLength(1);
    await expect(await listLocalVersions(page)).toEqual([]);
  },
};

/** Undoing the removal of a version announces it. */
export const RemovalUndone: StoryObj<typeof meta> = {
  beforeEach: () => saveVersion({ draft: page, at: 0, configuration: homePage }),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Versions$/ }));
    const dialog = within(await openedDialog(/^Versions$/));
    await userEvent.click(await dialog.findByRole('button', { name: /^(Retirer|Remove) .*1970/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(Annuler|Undo)$/ }));
    await expectAnnounced(/^(Élément restauré|Restored)\s?: .*1970/);
  },
};

/** All calls share one connection to the database. It closes when another window needs another version. */
export const OneConnection: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await listLocalBin();
    const open = spyOn(indexedDB, 'open');
    await listLocalBin();
    await listLocalVersions(page);
    await expect(open).not.toHaveBeenCalled();
    const connection = await composerDatabase();
    unwrap(connection).dispatchEvent(new IDBVersionChangeEvent('versionchange', { oldVersion: 1, newVersion: 2 }));
    await waitFor(() => expect(() => connection.transaction('state')).toThrow(/clos/));
    await listLocalBin();
    await expect(open).toHaveBeenCalledOnce();
  },
};

/** Sends the height of the page in a frame, as its page does. */
function reportHeight(frame: HTMLIFrameElement | null, height: number) {
  const data = { 'kermesse-composer': { kind: 'height', height } };
  dispatchEvent(new MessageEvent('message', { origin: location.origin, source: frame?.contentWindow, data }));
}

/** Compares the first version of the server with the draft in the open dialog, which it returns. */
async function showFirstVersion() {
  const dialog = await openedDialog(/^Versions$/);
  const item = (await within(dialog).findByText(/^Version 1 · /)).closest('li') as HTMLElement;
  await userEvent.click(within(item).getByRole('button'));
  await within(dialog).findByRole('button', { name: republish });
  return dialog;
}

/** The pictures of a comparison scroll, but the focus cannot enter them. The whole dialog fits the window. */
export const ScrolledPictures: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const opener = within(canvasElement).getByRole('button', { name: /^Versions$/ });
    await userEvent.click(opener);
    const dialog = await showFirstVersion();
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
    for (const name of [/^Version 1$/, /^(Maintenant|Now)$/]) {
      const picture = within(dialog).getByRole('group', { name });
      await waitFor(async () => {
        const frame = picture.querySelector('iframe');
        await expect(frame).toHaveAttribute('inert');
        reportHeight(frame, 9000);
        await expect(picture.scrollHeight).toBeGreaterThan(2 * picture.clientHeight);
      });
      await tabTo(() => picture);
    }
    await expectEscapeReturnsTo(opener);
  },
};

const moved = { slug: 'moved', title: { fr: 'Après', en: 'After' }, sections: [] };
const movedWorld = createWorldWith({ ...moved, slug: 'former', title: { fr: 'Avant', en: 'Before' } }, moved);

/**
 * A version from before a move of its page is published at the published address, although the draft has another one by
 * now. Undo brings the draft back.
 */
export const FromBeforeMove: StoryObj<typeof meta> = {
  args: { drafts: [draftOf('page', { ...moved, slug: 'draft' }, { version: 2, configuration: moved })] },
  parameters: mockServer(movedWorld),
  beforeEach: () => {
    movedWorld.versions.get('page moved')?.splice(2);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Versions$/ }));
    await publishAgain(await showFirstVersion());
    await expect(movedWorld.versions.get('page moved')?.at(-1)).toMatchObject({
      version: 3,
      configuration: { slug: 'moved', title: { fr: 'Avant' } },
    });
    await userEvent.click(canvas.getByRole('button', { name: /^(Annuler|Undo)/ }));
    await expect(canvas.getByRole('textbox', { name: /^(Adresse|Address)$/ })).toHaveValue('draft');
  },
};

const text = (linkId: string, title: string, more: object = {}) => ({
  slug: 'free-content',
  pivot: { linkId },
  data: { title: { fr: title, en: title }, ...more },
});
const pageOf = (...sections: object[]) => ({ ...homePage, sections, sectionsOrder: [] });
const twice = pageOf(text('a', 'Rome'), text('b', 'Lima'), text('c', 'Lima'), text('d', 'Oslo'));
const changedTwice = pageOf(text('a', 'Rome'), text('b', 'Lima'), text('c', 'Lima', { imagePosition: 'above' }));

/** Each difference says which of the sections of its kind it is in: by its title, or its number among equal ones. */
export const RepeatedSections: StoryObj<typeof meta> = {
  args: { drafts: [draftOf('page', changedTwice, { version: 1, configuration: twice })] },
  parameters: mockServer(createWorldWith(twice)),
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(canvas.getByRole('button', { name: /^Versions$/ }));
    const list = within(await showFirstVersion()).getByRole('list', { name: /^(Différences|Differences)$/ });
    const [removed, changed] = within(list).getAllByRole('listitem');
    await expect(removed).toHaveTextContent(/· Oslo$/);
    await expect(changed).toHaveTextContent(/, 2 (sur|of) 2 · Lima › /);
  },
};

const slowFirstVersion = mockServer(createWorldWith(homePage, homePage), [
  http.get('*/api/editor/version', async ({ request }) => {
    if (new URL(request.url).searchParams.get('version') === '1') await delay(400);
  }),
]);

let reading: ReturnType<typeof failStorage>;

/**
 * The dialog says that it loads a version, and does not call the list of this browser empty if that did not load. The
 * message disappears once it has loaded.
 */
export const NotLoaded: StoryObj<typeof meta> = {
  parameters: mockServer(createWorldWith(homePage), [http.get('*/api/editor/version', () => delay('infinite'))]),
  beforeEach: () => {
    reading = failStorage('getAll', IDBIndex.prototype);
  },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Versions$/ }));
    const dialog = within(await openedDialog(/^Versions$/));
    await dialog.findByText(/(n’ont pas pu être chargées|could not be loaded)/);
    await expect(dialog.queryByText(/^(Aucune version|No version)/)).toBeNull();
    const item = (await dialog.findByText(/^Version 1 · /)).closest('li') as HTMLElement;
    await userEvent.click(within(item).getByRole('button'));
    await dialog.findByText(/^(Chargement de la version|Loading the version)…$/);
    reading.mockRestore();
    broadcastBinChange();
    await waitFor(() => expect(dialog.queryByText(/(n’ont pas pu être chargées|could not be loaded)/)).toBeNull());
  },
};

/** The server lists the newest 200 versions at most. If there are as many, the dialog says which are shown. */
export const NewestOnly: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs'],
  parameters: mockServer(createWorldWith(...Array.from({ length: maxListedVersions + 1 }, () => homePage))),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Versions$/ }));
    const dialog = within(await openedDialog(/^Versions$/));
    await dialog.findByText(
      /^(Les 200 versions les plus récentes sont affichées|The 200 newest versions are shown)\.$/,
    );
  },
};

/** Of two versions that are chosen one after the other, the second shows, even if the first arrives later. */
export const ChosenTwice: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs'],
  parameters: slowFirstVersion,
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Versions$/ }));
    const dialog = within(await openedDialog(/^Versions$/));
    const compare = async (name: RegExp) =>
      within((await dialog.findByText(name)).closest('li') as HTMLElement).getByRole('button');
    const [first, second] = [await compare(/^Version 1 · /), await compare(/^Version 2 · /)];
    first.click();
    second.click();
    await dialog.findByRole('group', { name: /^Version 2$/ });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(dialog.getByRole('group', { name: /^Version 2$/ })).toBeVisible();
  },
};

/** A version of this browser that is chosen while one of the server loads stays. */
export const ChosenMeanwhile: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs'],
  parameters: slowFirstVersion,
  beforeEach: () => saveVersion({ draft: page, at: 0, configuration: homePage }),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Versions$/ }));
    const dialog = within(await openedDialog(/^Versions$/));
    const remote = (await dialog.findByText(/^Version 1 · /)).closest('li') as HTMLElement;
    const local = (await dialog.findByText(/1970/)).closest('li') as HTMLElement;
    within(remote).getByRole('button').click();
    within(local)
      .getByRole('button', { name: /^(Comparer|Compare)/ })
      .click();
    await dialog.findByRole('group', { name: /1970/ });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(dialog.getByRole('group', { name: /1970/ })).toBeVisible();
  },
};
