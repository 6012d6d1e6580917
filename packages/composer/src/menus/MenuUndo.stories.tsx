import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { rowsIn, waitForRows } from '../stories/keys.ts';
import { Workbench } from '../stories/Workbench.tsx';

const entry = (id: number, title: string) => ({ id, position: id, title: { fr: title, en: title }, path: '/' });

const meta = {
  title: 'Composer/Undo in menus',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    drafts: [
      draftOf('site', {
        menus: [{ location: 'header', items: [entry(1, 'Un'), entry(2, 'Deux'), entry(3, 'Trois')] }],
      }),
    ],
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}y{/Control}');

/** Opens the menus and removes the second link with its key. */
async function removeSecond(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Menus$/ }));
  await waitForRows(canvasElement, 3);
  await userEvent.click(rowsIn(canvasElement)[1] as HTMLElement);
  await userEvent.keyboard('{Delete}');
  await waitForRows(canvasElement, 2);
  await waitFor(() => expect(rowsIn(canvasElement)[1]).toHaveFocus());
}

/** The selected row, whose form shows below the menu. */
async function isSelected(canvasElement: HTMLElement, index: number, title: string) {
  await waitFor(() => expect(rowsIn(canvasElement)[index]).toHaveAttribute('aria-selected', 'true'));
  await expect(rowsIn(canvasElement)[index]).toHaveAccessibleName(title);
  const french = within(canvasElement).getByRole('textbox', { name: /^(Titre, français|Title, French)$/ });
  await expect(french).toHaveValue(title);
}

/** An undo selects and focuses the link that it brings back. */
export const RestoredLink: Story = {
  play: async ({ canvasElement }) => {
    await removeSecond(canvasElement);
    await undo();
    await isSelected(canvasElement, 1, 'Deux');
    await waitFor(() => expect(rowsIn(canvasElement)[1]).toHaveFocus());
  },
};

/** An undo also selects the link when another part of the site was shown. */
export const RestoredFromAnotherPart: Story = {
  play: async ({ canvasElement, canvas }) => {
    await removeSecond(canvasElement);
    const [first] = within(canvas.getByRole('navigation')).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await waitForRows(canvasElement, 0);
    await undo();
    await isSelected(canvasElement, 1, 'Deux');
  },
};

/** An undo selects the link whose text it changes. */
export const ChangedLink: Story = {
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menus$/ }));
    await waitForRows(canvasElement, 3);
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Titre, français|Title, French)$/ }), ' !');
    await userEvent.click(rowsIn(canvasElement)[2] as HTMLElement);
    await undo();
    await isSelected(canvasElement, 0, 'Un');
    await waitFor(() => expect(rowsIn(canvasElement)[0]).toHaveFocus());
  },
};

/** Moves the third link to the top with its keys, and selects the second one. */
async function moveThird(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Menus$/ }));
  await waitForRows(canvasElement, 3);
  await userEvent.click(rowsIn(canvasElement)[2] as HTMLElement);
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  await waitFor(() => expect(rowsIn(canvasElement)[0]).toHaveAccessibleName('Trois'));
  await userEvent.click(rowsIn(canvasElement)[2] as HTMLElement);
}

/** Undo and redo select the link that they move, also of two neighbours that change places. */
export const MovedLink: Story = {
  play: async ({ canvasElement }) => {
    await moveThird(canvasElement);
    await isSelected(canvasElement, 2, 'Deux');
    await undo();
    await isSelected(canvasElement, 1, 'Trois');
    await waitFor(() => expect(rowsIn(canvasElement)[1]).toHaveFocus());
    await undo();
    await isSelected(canvasElement, 2, 'Trois');
    await redo();
    await redo();
    await isSelected(canvasElement, 0, 'Trois');
  },
};

const inGroup = { ...entry(1, 'Un'), menuItemGroupId: 7 };

/** Undo opens a closed group into which it moves a link back. The button in the bar keeps the focus. */
export const MovedIntoClosedGroup: Story = {
  args: {
    drafts: [
      draftOf('site', {
        menus: [{ location: 'header', items: [inGroup, { ...inGroup, id: 2 }, entry(3, 'Trois')] }],
        menuItemGroups: [{ id: 7, title: { fr: 'Groupe', en: 'Group' }, position: 0 }],
      }),
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menus$/ }));
    await waitForRows(canvasElement, 4);
    await userEvent.click(rowsIn(canvasElement)[2] as HTMLElement);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^(Réduire ou développer|Collapse or expand)/ })[0] as HTMLElement,
    );
    await waitForRows(canvasElement, 3);
    const button = canvas.getByRole('button', { name: /^(Annuler|Undo)/ });
    await userEvent.click(button);
    await waitForRows(canvasElement, 4);
    await waitFor(() => expect(rowsIn(canvasElement)[2]).toHaveAttribute('aria-selected', 'true'));
    await expect(button).toHaveFocus();
  },
};
