import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The key under which the session storage has the editor's key, and the editor's key of the mock server. */
export const keyName = 'kermesse-editor-key';
export const editorKey = 'kermesse-development-editor';

/** Stores the editor's key for this tab, until the next story. */
export const storeEditorKey = (): void => sessionStorage.setItem(keyName, editorKey);

/** Returns a button in an element; null if there is none. */
export const button = (element: HTMLElement, name: RegExp) => within(element).queryByRole('button', { name });

const focused = () => document.activeElement;

/** Presses Tab until an element has the focus. @throws if Tab does not reach it. */
export async function tabTo(
  find: () => Element | null | undefined,
  { back = false, atMost = 120 } = {},
): Promise<HTMLElement> {
  for (let turns = 0; turns <= atMost; turns += 1) {
    const element = find();
    if (element instanceof HTMLElement && element === focused()) return element;
    await userEvent.tab({ shift: back });
  }
  throw new Error(`Tab does not reach ${find()?.outerHTML.slice(0, 160) ?? 'the element, which does not exist'}.`);
}

/** Returns the rows of the list. */
export const rowsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[role="row"][data-key]')];

/** Waits until the list has a number of rows. */
export const waitForRows = async (element: HTMLElement, count: number) =>
  waitFor(() => expect(rowsIn(element)).toHaveLength(count));

/** Moves the focus to an element with Tab and presses Enter. */
export async function tabToAndPress(find: () => Element | null | undefined): Promise<HTMLElement> {
  const element = await tabTo(find);
  await userEvent.keyboard('{Enter}');
  return element;
}

/** Chooses an entry of the open menu by keyboard. */
export async function chooseEntry(entry: RegExp): Promise<void> {
  await screen.findByRole('menu');
  for (let presses = 0; presses < 14 && !entry.test(focused()?.textContent ?? ''); presses += 1)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}

/** Opens the menu of documents, the first button of the composer's bar. */
export const openDocuments = async (element: HTMLElement) =>
  userEvent.click(within(element.querySelector('header') as HTMLElement).getAllByRole('button')[0] as HTMLElement);

/** Opens the menu of documents and chooses an entry by keyboard. */
export async function chooseInDocuments(element: HTMLElement, entry: RegExp): Promise<void> {
  await openDocuments(element);
  await chooseEntry(entry);
}

/** Waits until a text is announced. */
export const expectAnnounced = async (text: RegExp, timeout?: number) =>
  waitFor(() => expect(document.querySelector('[data-announcer=polite]')).toHaveTextContent(text), { timeout });

/**
 * Waits until the dialog with a name is open and has the focus. Returns the dialog. Without its name, the popover of a
 * menu that is closing would count too: it also has the role `dialog`.
 */
export async function openedDialog(name: RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(async () => {
    await expect(dialog).toContainElement(focused() as HTMLElement);
    await expect(dialog).toBeVisible();
  });
  return dialog;
}

/**
 * Opens a dialog with a button of the bar or an item of the menu of documents, once the list of sections has its rows.
 */
export async function openDialogOf(element: HTMLElement, name: RegExp, rows = 3): Promise<HTMLElement> {
  await waitForRows(element, rows);
  const bar = within(element.querySelector('header') as HTMLElement);
  const found = bar.queryByRole('button', { name });
  await userEvent.click(found ?? (bar.getAllByRole('button')[0] as HTMLElement));
  if (found === null) await userEvent.click(await screen.findByRole('menuitem', { name }));
  return openedDialog(name);
}

/** Opens the publish dialog. Returns queries for the dialog. */
export const openPublishDialog = async (element: HTMLElement, rows?: number) =>
  within(await openDialogOf(element, /^(Publier|Publish)$/, rows));

/** Chooses the pages of the site by keyboard in the open menu of documents. Returns queries for the dialog. */
export async function choosePages() {
  await chooseEntry(/^(Pages du site|Pages of the site)/);
  return within(await openedDialog(/^(Pages du site|Pages of the site)$/));
}

/** Asserts that Tab stays within the dialog, in both directions, and reaches every control. */
export async function expectTabStaysIn(dialog: HTMLElement): Promise<void> {
  const all = [...dialog.querySelectorAll('button, input, textarea, select, a[href]')];
  const missed = new Set(all.filter((each) => each.checkVisibility() && !each.matches(':disabled, [tabindex="-1"]')));
  // Frames are tab stops too.
  for (let turns = missed.size + 6; missed.size > 0 && turns > 0; turns -= 1) {
    await userEvent.tab();
    await expect(dialog).toContainElement(focused() as HTMLElement);
    missed.delete(focused() as Element);
  }
  await expect([...missed].map((each) => each.outerHTML)).toEqual([]);
  for (const shift of [false, true, true]) {
    await userEvent.tab({ shift });
    await expect(dialog).toContainElement(focused() as HTMLElement);
  }
}

/** Presses Escape and asserts that the dialog closes and the opener has the focus. */
export async function expectEscapeReturnsTo(opener: HTMLElement): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}

/** The name of the button that publishes the draft. */
export const publishNow = /^(Publier|Publish) (maintenant|quand même|now|anyway)$/;

/** The name of the button that publishes an earlier version again. */
export const republish = /^(Republier cette version|Publish this version again)$/;

/** Publishes the version that the dialog of versions compares, and closes the publish dialog. */
export async function publishAgain(dialog: HTMLElement): Promise<void> {
  await userEvent.click(await within(dialog).findByRole('button', { name: republish }));
  const publish = within(await openedDialog(/^(Publier|Publish)$/));
  await userEvent.click(await publish.findByRole('button', { name: publishNow }));
  await publish.findByText(/^(Publié|Published)\s?: version /);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
