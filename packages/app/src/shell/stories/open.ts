import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Opens a panel with the keyboard, from its button in `place`, and returns the dialog. */
export async function openPanel(place: HTMLElement, button: string, dialog: string): Promise<HTMLElement> {
  within(place).getByRole('button', { name: button }).focus();
  await userEvent.keyboard('{Enter}');
  const opened = await within(place.ownerDocument.body).findByRole('dialog', { name: dialog });
  await expect(opened).toHaveAttribute('open');
  await expect(opened.contains(document.activeElement)).toBe(true);
  return opened;
}

/** Closes a panel with its close button and asserts that the focus returns to the button that opened it. */
export async function closePanel(
  place: HTMLElement,
  dialog: HTMLElement,
  close: string,
  button: string,
): Promise<void> {
  within(dialog).getByRole('button', { name: close }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  await expect(within(place).getByRole('button', { name: button })).toHaveFocus();
}
