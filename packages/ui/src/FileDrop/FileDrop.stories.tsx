import { Upload } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const fr = {
  label: 'Choisir un fichier',
  dropHint: 'Ou déposez-le ici.',
  description: 'PDF ou photo (JPEG, PNG), 10 Mo au plus.',
  pending: 'Lecture du fichier…',
  error: 'Ce fichier est vide. Choisissez-en un autre.',
  long: 'Choisir l’autorisation d’exercer ou une preuve d’activité',
  longRules:
    'Un seul fichier à la fois : PDF, photo (JPEG, PNG, HEIC), Word, Excel, OpenDocument, texte ou ZIP, 10 Mo au plus. Notre équipe le lit avant de publier votre fiche, et personne d’autre ne le voit.',
};
const en: typeof fr = {
  label: 'Choose a file',
  dropHint: 'Or drop it here.',
  description: 'PDF or photo (JPEG, PNG), 10 MB at most.',
  pending: 'Reading the file…',
  error: 'This file is empty. Choose another one.',
  long: 'Choose the license to practise or a proof of activity',
  longRules:
    'One file at a time: PDF, photo (JPEG, PNG, HEIC), Word, Excel, OpenDocument, text or ZIP, 10 MB at most. Our team reads it before publishing your listing, and nobody else sees it.',
};

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    icon: <Upload aria-hidden="true" />,
    accepted: ['.pdf', '.jpg', '.png'],
    label: en.label,
    dropHint: en.dropHint,
    description: en.description,
    onFile: fn(),
  },
  parameters: { french: { label: fr.label, dropHint: fr.dropHint, description: fr.description } },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const zoneOf = ({ canvas }: Context) => canvas.getByRole('button').parentElement as HTMLElement;

/** Sends the event of dragged files to an element. */
function drag(zone: HTMLElement, type: 'dragenter' | 'drop', ...names: string[]) {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(file(name));
  return fireEvent(zone, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

/**
 * A disabled zone takes no files, and a pending one no second file. The browser does not open a dropped file either.
 */
const nothingDropped = async (context: Context) => {
  await expect(await drag(zoneOf(context), 'dragenter', 'one.pdf')).toBe(false);
  await expect(zoneOf(context)).not.toHaveAttribute('data-drop-target');
  await expect(await drag(zoneOf(context), 'drop', 'one.pdf')).toBe(false);
  await expect(context.args.onFile).not.toHaveBeenCalled();
};

export const Typical: Story = {};

/** A file is dragged over the zone. */
export const DraggedOver: Story = {
  parameters: {
    continuation: async (context: Context) => {
      const zone = zoneOf(context);
      await drag(zone, 'drop', 'one.pdf', 'two.pdf');
      await expect(context.args.onFile).toHaveBeenCalledOnce();
      await expect(context.args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'one.pdf' }));
      await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'));
    },
  },
  play: async (context) => {
    await drag(zoneOf(context), 'dragenter', 'one.pdf');
    await waitFor(() => expect(zoneOf(context)).toHaveAttribute('data-drop-target'));
  },
};

/** A file is being read. The button keeps the focus, and no other file is accepted. */
export const Pending: Story = {
  args: { pending: true, pendingLabel: en.pending },
  parameters: { french: { pendingLabel: fr.pending } },
  play: nothingDropped,
};

/** The error is part of the button's description, after the rules. */
export const WithError: Story = {
  tags: ['screenshot'],
  args: { errorMessage: en.error },
  parameters: { french: { errorMessage: fr.error } },
  play: async ({ canvas, globals }) => {
    const t = globals['locale'] === 'en' ? en : fr;
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(`${t.dropHint} ${t.description} ${t.error}`);
  },
};

/** An error that remains after another wrong file is announced again. */
export const AnnouncedAgain: Story = {
  tags: ['!dev', '!autodocs'],
  args: { errorMessage: en.error },
  play: async (context) => {
    const announced = () => document.querySelector('[data-announcer="assertive"] p');
    await waitFor(() => expect(announced()).toHaveTextContent(en.error));
    const first = announced();
    await drag(zoneOf(context), 'drop', 'wrong.exe');
    await waitFor(() => expect(announced()).not.toBe(first));
    await expect(announced()).toHaveTextContent(en.error);
  },
};

export const Disabled: Story = { args: { isDisabled: true }, play: nothingDropped };

export const LongText: Story = {
  args: { label: en.long, description: en.longRules },
  parameters: { french: { label: fr.long, description: fr.longRules } },
};

/** The button is the only tab stop. It opens the browser's file dialog. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    const opened = fn();
    const open = (event: Event) => {
      event.preventDefault();
      opened();
    };
    input.addEventListener('click', open, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.upload(input, file('one.pdf'), { applyAccept: false });
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};
