import { expect, screen, userEvent, waitFor } from 'storybook/test';

const focused = () => document.activeElement;

/** Goes on with Tab until something has the focus: nothing here is reached in another way. */
export async function tabTo(
  find: () => Element | null | undefined,
  { back = false, atMost = 120 } = {},
): Promise<HTMLElement> {
  for (let turns = 0; turns <= atMost; turns += 1) {
    const wanted = find();
    if (wanted instanceof HTMLElement && wanted === focused()) return wanted;
    await userEvent.tab({ shift: back });
  }
  throw new Error(`Tab does not reach ${find()?.outerHTML.slice(0, 160) ?? 'it, nor is it there'}`);
}

/** The sections in the list. */
export const rowsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[role="row"][data-key]')];

/** Waits until the list holds so many sections. */
export const standing = async (element: HTMLElement, count: number) =>
  waitFor(() => expect(rowsIn(element)).toHaveLength(count));

/** Presses Enter on something that Tab reaches. */
export async function press(find: () => Element | null | undefined): Promise<HTMLElement> {
  const element = await tabTo(find);
  await userEvent.keyboard('{Enter}');
  return element;
}

/** The dialog that has just opened: it has the focus. */
export async function openedDialog(name?: RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toContainElement(focused() as HTMLElement));
  return dialog;
}

/** Tab goes round inside of the dialog, forth and back, and leaves out no control. */
export async function staysIn(dialog: HTMLElement): Promise<void> {
  const all = [...dialog.querySelectorAll('button, input, textarea, select, a[href]')];
  const missed = new Set(all.filter((each) => each.checkVisibility() && !each.matches(':disabled, [tabindex="-1"]')));
  // Frames are stops on the way.
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

/** Escape closes the dialog, and the focus is where it was before. */
export async function escapeTo(opener: HTMLElement): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}
