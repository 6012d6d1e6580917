import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { keepFocus } from './keep-focus.ts';

/**
 * Rows that can be removed, one of them after a confirmation; a control that is rendered again; one that a press
 * disables.
 */
function Rows() {
  const [rows, setRows] = useState(['Invitations', 'Musique', 'Traiteur']);
  const [asking, setAsking] = useState(false);
  const [drawn, setDrawn] = useState(0);
  const [locked, setLocked] = useState(false);
  useEffect(() => {
    const stage = new AbortController();
    keepFocus(stage.signal);
    return () => stage.abort();
  }, []);
  const remove = (label: string) => setRows((before) => before.filter((each) => each !== label));
  return (
    <Stack as="section" gap={4} aria-label="Services">
      {rows.map((label) => (
        <Button key={label} variant="line" onPress={() => (label === 'Musique' ? setAsking(true) : remove(label))}>
          {label}
        </Button>
      ))}
      <Stack direction="row" gap={3}>
        <Button key={drawn} onPress={() => setDrawn((times) => times + 1)}>
          Redessiner
        </Button>
        <Button isDisabled={locked} onPress={() => setLocked(true)}>
          Verrouiller
        </Button>
        <Button variant="quiet">Fin</Button>
      </Stack>
      <Dialog
        title="Retirer la musique"
        closeLabel="Fermer"
        isOpen={asking}
        onOpenChange={setAsking}
        actions={
          <Button
            onPress={() => {
              setAsking(false);
              remove('Musique');
            }}
          >
            Oui
          </Button>
        }
      >
        Elle sera retirée.
      </Dialog>
    </Stack>
  );
}

const meta = { title: 'Foundations/Focus', component: Rows } satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const focused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

/**
 * After a row is removed, the next one has the focus. The focus also moves to a control that was rendered again, and to
 * the next one when a control is disabled or the opener of a dialog is removed.
 */
export const RowRemoved: Story = {
  play: async () => {
    await press('Invitations');
    await focused('Musique');
  },
  parameters: {
    continuation: async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await press('Oui');
      await focused('Traiteur');
      await press('Redessiner');
      await focused('Redessiner');
      await press('Verrouiller');
      await focused('Fin');
    },
  },
};
