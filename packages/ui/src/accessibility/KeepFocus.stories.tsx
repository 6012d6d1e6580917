import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { keepFocus } from './keep-focus.ts';

const words = {
  fr: {
    services: 'Services',
    rows: ['Invitations', 'Musique', 'Traiteur'],
    redraw: 'Redessiner',
    lock: 'Verrouiller',
    end: 'Fin',
    question: 'Retirer la musique ?',
    text: 'Elle ne fera plus partie de la fête.',
    close: 'Fermer',
    confirm: 'Retirer',
  },
  en: {
    services: 'Services',
    rows: ['Invitations', 'Music', 'Caterer'],
    redraw: 'Render again',
    lock: 'Disable',
    end: 'End',
    question: 'Remove the music?',
    text: 'It will no longer be part of the party.',
    close: 'Close',
    confirm: 'Remove',
  },
};
type Words = (typeof words)['en'];

/**
 * Rows that can be removed, one of them after a confirmation; a control that is rendered again; one that a press
 * disables.
 */
function Rows({ t }: { t: Words }) {
  const [rows, setRows] = useState(t.rows);
  const [asking, setAsking] = useState(false);
  const [drawn, setDrawn] = useState(0);
  const [locked, setLocked] = useState(false);
  useEffect(keepFocus, []);
  const remove = (label: string) => setRows((before) => before.filter((each) => each !== label));
  return (
    <Stack as="section" gap={4} aria-label={t.services}>
      {rows.map((label) => (
        <Button key={label} variant="line" onPress={() => (label === t.rows[1] ? setAsking(true) : remove(label))}>
          {label}
        </Button>
      ))}
      <Stack direction="row" gap={3}>
        <Button key={drawn} onPress={() => setDrawn((times) => times + 1)}>
          {t.redraw}
        </Button>
        <Button isDisabled={locked} onPress={() => setLocked(true)}>
          {t.lock}
        </Button>
        <Button variant="quiet">{t.end}</Button>
      </Stack>
      <Dialog
        title={t.question}
        closeLabel={t.close}
        isOpen={asking}
        onOpenChange={setAsking}
        actions={
          <Button
            onPress={() => {
              setAsking(false);
              remove(t.rows[1] ?? '');
            }}
          >
            {t.confirm}
          </Button>
        }
      >
        {t.text}
      </Dialog>
    </Stack>
  );
}

const wordsOf = (globals: Record<string, unknown>) => words[globals['locale'] === 'en' ? 'en' : 'fr'];

const meta = {
  title: 'Foundations/Focus',
  tags: ['!autodocs'],
  render: (_, { globals }) => <Rows key={wordsOf(globals).end} t={wordsOf(globals)} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name = '') => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const focused = (name = '') => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

/**
 * After a row is removed, the next one has the focus. The focus also moves to a control that was rendered again, and to
 * the next one when a control is disabled or the opener of a dialog is removed.
 */
export const RowRemoved: Story = {
  play: async ({ globals }) => {
    const { rows } = wordsOf(globals);
    await press(rows[0]);
    await focused(rows[1]);
  },
  parameters: {
    continuation: async ({ globals }: Parameters<NonNullable<Story['play']>>[0]) => {
      const t = wordsOf(globals);
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await press(t.confirm);
      await focused(t.rows[2]);
      await press(t.redraw);
      await focused(t.redraw);
      await press(t.lock);
      await focused(t.end);
    },
  },
};
