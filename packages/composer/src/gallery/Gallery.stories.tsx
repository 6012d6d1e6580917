import { loadExamples } from '@kermesse/sections/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditorStoreProvider } from '../store/context.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { expectAnnounced } from '../stories/keys.ts';
import { homePage } from '../stories/pages.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';

function OpenGallery(props: GalleryProps) {
  const [store] = useState(() => createEditorStore(draftOf('page', homePage)));
  return (
    <EditorStoreProvider value={store}>
      <Gallery {...props} />
    </EditorStoreProvider>
  );
}

/** The gallery while its examples load. */
const meta = {
  title: 'Composer/Gallery',
  component: OpenGallery,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
} satisfies Meta<typeof OpenGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const loading = /^(Chargement des exemples…|Loading the examples…)$/;

const loadingText = () => within(screen.getByRole('dialog')).getByText(loading);

/** While the examples load, the gallery shows a text, which is announced after a moment. */
export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    // The gallery fades in.
    await waitFor(() => expect(loadingText()).toBeVisible());
    await expectAnnounced(loading);
  },
};

/** A search without results is announced. */
export const NothingFound: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'xyz');
    await expectAnnounced(/^(Aucune section|No section) /);
  },
};

/** The kinds of sections whose examples were requested. */
let requested: string[] = [];

/** Examples that could not be loaded are loaded again while their kind is chosen. */
export const LoadedAgain: Story = {
  beforeEach: () => {
    requested = [];
    const ignore = (event: ErrorEvent) => event.stopImmediatePropagation();
    addEventListener('error', ignore, { capture: true });
    return () => removeEventListener('error', ignore, { capture: true });
  },
  parameters: { console: /The connection is lost/ },
  args: {
    load: (slug) => {
      requested.push(slug);
      return requested.length < 3 ? Promise.reject(new Error('The connection is lost.')) : loadExamples(slug);
    },
  },
  play: async () => {
    await waitFor(() => expect(loadingText()).toBeVisible());
    await userEvent.click(screen.getAllByRole('button', { pressed: false })[0] as HTMLElement);
    await waitFor(() => expect(requested).toHaveLength(2));
    dispatchEvent(new Event('online'));
    await screen.findByRole('button', { name: /^(Ajouter|Add)\s?: (Exemple courant|Typical example)/ });
    const [first, second] = requested;
    await expect(requested).toEqual([first, second, second]);
  },
};
