import { Upload } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { user } from '../stories/form-stories.ts';
import { FileZone } from './FileZone.tsx';
import en from './texts.en.json' with { type: 'json' };
import fr from './texts.fr.json' with { type: 'json' };

const meta = {
  title: 'Flows/Fields/File drop',
  component: FileZone,
  args: {
    icon: <Upload aria-hidden="true" />,
    accepted: ['.pdf', '.txt'],
    label: en.choose,
    rules: en.rules,
    onFile: fn(),
  },
  parameters: { french: { label: fr.choose, rules: fr.rules } },
} satisfies Meta<typeof FileZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = () => new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' });

/** Sends the event of a dragged file to the zone. */
function drag(zone: HTMLElement, type: 'dragenter' | 'drop') {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file());
  return fireEvent(zone, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

/** The button opens the browser's file dialog. */
export const Typical: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await user.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await user.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, file());
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};

/** A file is dragged over the zone. */
export const DraggedOver: Story = {
  parameters: {
    continuation: async ({ args, canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
      const zone = canvas.getByRole('button').parentElement as HTMLElement;
      await drag(zone, 'drop');
      await expect(args.onFile).toHaveBeenCalledOnce();
      await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'));
    },
  },
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('button').parentElement as HTMLElement;
    await drag(zone, 'dragenter');
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
  },
};

/** The file is being read. The button keeps the focus. */
export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Reading the file…' },
  parameters: { french: { label: fr.choose, rules: fr.rules, pendingLabel: 'Lecture du fichier…' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(/(Lecture du fichier…|Reading the file…)$/);
  },
};
