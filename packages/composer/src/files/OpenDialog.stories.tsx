import type { Meta, StoryObj } from '@storybook/react-vite';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { DraftLockProvider } from '../drafts/draft-lock-context.ts';
import type { DraftLock } from '../drafts/draft-lock.ts';
import { EditorStoreProvider } from '../store/context.ts';
import { createStore } from '../store/store.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { openedDialog } from '../stories/keys.ts';
import { homePage } from '../stories/pages.ts';
import { OpenDialog } from './OpenDialog.tsx';

/** The lock of a draft that another window holds. */
const heldElsewhere: DraftLock = {
  held: createStore<boolean | undefined>(false),
  takeOver: () => undefined,
  notifyOthers: () => undefined,
  stop: () => undefined,
};
const toasts = createToasts();

interface OpenedProps {
  onClose: () => void;
  draftLock?: DraftLock;
}

function Opened({ onClose, draftLock }: OpenedProps) {
  const [store] = useState(() => createEditorStore(draftOf('page', homePage)));
  return (
    <ToastsProvider toasts={toasts}>
      <EditorStoreProvider value={store}>
        <DraftLockProvider value={draftLock}>
          <OpenDialog onClose={onClose} />
        </DraftLockProvider>
      </EditorStoreProvider>
    </ToastsProvider>
  );
}

/** Opening documents from files and pasted texts. */
const meta = {
  title: 'Composer/Open a document',
  component: Opened,
  tags: ['!dev', '!autodocs'],
  args: { onClose: fn() },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drags an item over an element, or drops it. Returns whether the browser handles it as usual. */
function drag(kind: 'dragover' | 'drop', element: HTMLElement, item: File | string): boolean {
  const dataTransfer = new DataTransfer();
  if (typeof item === 'string') dataTransfer.items.add(item, 'text/plain');
  else dataTransfer.items.add(item);
  return element.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

const jsonFile = (text: string) => new File([text], 'page.json', { type: 'application/json' });
const parts = async () => {
  const dialog = within(await openedDialog(/^(Ouvrir un fichier ou coller du JSON|Open a file or paste JSON)$/));
  const box = dialog.getByRole('textbox');
  return { dialog, box, choose: dialog.getByRole('button', { name: /^(Choisir un fichier|Choose a file)/ }) };
};

/** The browser inserts a text that is dropped into the field. */
export const DroppedText: Story = {
  play: async () => {
    const { box } = await parts();
    await expect(drag('dragover', box, '{}')).toBe(true);
    await expect(drag('drop', box, '{}')).toBe(true);
  },
};

/** A dropped file that is invalid shows an error. A valid one is opened. */
export const DroppedFile: Story = {
  play: async ({ args }) => {
    const { dialog, choose } = await parts();
    await expect(drag('drop', choose, jsonFile('{"slug": '))).toBe(false);
    await waitFor(() => expect(dialog.getByText(/(Ce JSON n’est pas valide|This JSON is not valid)/)).toBeVisible());
    await waitFor(() => expect(choose).toHaveAttribute('data-invalid'));
    await expect(args.onClose).not.toHaveBeenCalled();
    drag('drop', choose, jsonFile(JSON.stringify(homePage)));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/**
 * A file whose page another window edits opens later: a notification says so until it has opened, and nothing announces
 * it as opened.
 */
export const FileOfLockedPage: Story = {
  args: { draftLock: heldElsewhere },
  beforeEach() {
    heldElsewhere.held.set(false);
    for (const { id } of toasts.visible()) toasts.close(id);
  },
  play: async ({ args }) => {
    const { choose } = await parts();
    drag('drop', choose, jsonFile(JSON.stringify({ ...homePage, title: 'New' })));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(toasts.visible().at(-1)?.title).toMatch(/^1 document (n’est pas encore|is not open yet)/);
    const announcer = document.querySelector('[data-announcer=polite]');
    await expect(announcer?.textContent ?? '').not.toMatch(/(document ouvert|document opened)/);
    heldElsewhere.held.set(true);
    await expect(toasts.visible().map(({ title }) => title)).toEqual([
      expect.stringMatching(/(a remplacé votre brouillon|replaced your draft)/),
    ]);
  },
};

/** A file that disappears before it is read shows an error. */
export const LostFile: Story = {
  play: async ({ args }) => {
    const { dialog, choose } = await parts();
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle('page.json', { create: true });
    const content = await handle.createWritable();
    await content.write(JSON.stringify(homePage));
    await content.close();
    const file = await handle.getFile();
    await folder.removeEntry('page.json');
    drag('drop', choose, file);
    await waitFor(() => expect(dialog.getByText(/(n’a pas pu être lu|could not be read)/)).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** An empty field and an invalid text show an error at the field, which gets the focus. */
export const InvalidText: Story = {
  play: async () => {
    const { dialog, box } = await parts();
    const open = dialog.getByRole('button', { name: /^(Ouvrir ce texte|Open this text)$/ });
    await fireEvent.click(open);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeInvalid();
    await fireEvent.change(box, { target: { value: '{"slug": ' } });
    await fireEvent.click(open);
    await waitFor(() => expect(box).toHaveAccessibleDescription(/(Ce JSON n’est pas valide|This JSON is not valid)/));
    await waitFor(() =>
      expect(
        screen.getByText(/(JSON n’est pas valide|JSON is not valid)/, { selector: '[data-announcer] *' }),
      ).toBeInTheDocument(),
    );
  },
};
