import { createWorld } from '@kermesse/api/mock-world';
import { editorRedirectRemoveMock } from '@kermesse/api/mocks/editor-redirect-remove';
import { editorRedirectSaveMock } from '@kermesse/api/mocks/editor-redirect-save';
import { editorRedirectsListMock } from '@kermesse/api/mocks/editor-redirects-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectAnnounced, openDocuments, openedDialog, storeEditorKey, waitForRows } from '../stories/keys.ts';
import { mockServer } from '../stories/mock-server.ts';
import { Workbench } from '../stories/Workbench.tsx';

/** Removing and restoring redirects. */
const meta = {
  title: 'Composer/Redirects',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { connected: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: storeEditorKey,
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const removeName = /^(Supprimer l’ancienne adresse|Delete the old address)/;

/** Opens the dialog of redirects. Returns the dialog and the button that removes the first redirect. */
async function openRedirects(element: HTMLElement) {
  await waitForRows(element, 3);
  await openDocuments(element);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^(Anciennes adresses|Old addresses)/ }));
  const dialog = within(await openedDialog(/^(Anciennes adresses|Old addresses)$/));
  return { dialog, remove: (await dialog.findAllByRole('button', { name: removeName }))[0] as HTMLElement };
}

const removals = fn(() => new Promise<never>(() => undefined));

/** A second press while a redirect is being removed sends nothing. */
export const RedirectRemovedOnce: Story = {
  parameters: mockServer(createWorld(), [
    editorRedirectsListMock.success(),
    http.post('*/api/editor/redirect/remove', removals),
  ]),
  play: async ({ canvasElement }) => {
    const { remove } = await openRedirects(canvasElement);
    await userEvent.dblClick(remove);
    await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(removals).toHaveBeenCalledTimes(1));
  },
};

/**
 * A removed redirect stays in the dialog, with a button that has the focus and saves it again. After the dialog has
 * closed, a notification offers it.
 */
export const RedirectRestored: Story = {
  parameters: {
    ...mockServer(createWorld(), [
      editorRedirectsListMock.success(),
      editorRedirectRemoveMock.success(),
      editorRedirectSaveMock.success(),
    ]),
    continuation: async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByText(/^(Ancienne adresse supprimée|Old address deleted)/);
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: /^(Annuler|Undo)$/ }));
      await expectAnnounced(/^(Élément restauré|Restored)/);
    },
  },
  play: async ({ canvasElement }) => {
    const { dialog, remove } = await openRedirects(canvasElement);
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const undo = await dialog.findByRole('button', { name: /^(Annuler, Ancienne adresse|Undo, Old address) / });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(dialog.queryByRole('button', { name: removeName })).toBeNull();
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: removeName })).toHaveFocus());
  },
};

const world = createWorld();
const { pages } = world.content;
let failures = 0;

/** The notification offers only those again that may succeed, and names the others. */
export const RedirectsRestoredInPart: Story = {
  parameters: mockServer(world, [
    http.post('*/api/editor/redirect', async ({ request }) => {
      const { slug } = (await request.clone().json()) as { slug: string };
      if (slug !== 'prix' || failures > 0) return undefined;
      failures += 1;
      return HttpResponse.error();
    }),
    ...[editorRedirectsListMock, editorRedirectRemoveMock, editorRedirectSaveMock].map((mock) => mock.live(world)),
  ]),
  beforeEach: () => {
    failures = 0;
    for (const slug of ['tarifs', 'prix', 'cout']) world.redirects.set(slug, pages[0]?.slug ?? '');
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await openRedirects(canvasElement);
    for (const name of [/\/tarifs$/, /\/prix$/, /\/cout$/]) {
      await userEvent.click(dialog.getByRole('button', { name: new RegExp(`${removeName.source}.*${name.source}`) }));
      await dialog.findByRole('button', { name: new RegExp(`^(Annuler|Undo), .*${name.source}`) });
    }
    world.content.pages = pages.flatMap((each) => [each, { ...each, slug: 'tarifs' }]);
    await userEvent.keyboard('{Escape}');
    const undo = { name: /^(Annuler|Undo)$/ };
    await userEvent.click(await screen.findByRole('button', undo));
    await screen.findByText(/^(Ancienne adresse non restaurée|Old address not restored)\s?: \/tarifs\./);
    await screen.findByText(
      /^(Ancienne adresse supprimée|Old address deleted)\s?: \/prix .*(injoignable|cannot be reached)/,
    );
    await expect([...world.redirects.keys()]).toEqual(['cout']);
    await userEvent.click(screen.getByRole('button', undo));
    await waitFor(() => expect([...world.redirects.keys()]).toEqual(['cout', 'prix']));
  },
};
