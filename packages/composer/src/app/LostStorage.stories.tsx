import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Composer } from './Composer.tsx';
import { draftOf } from '../store/workspace.ts';
import { composerDatabase } from '../drafts/database.ts';
import { waitForRows } from '../stories/keys.ts';
import { homePage } from '../stories/pages.ts';
import { FrameAddressProvider } from '../preview/frame-address.ts';
import { indexedDbStorage } from '../drafts/storage.ts';

const storage = indexedDbStorage();
const draft = draftOf('page', homePage);

/** The browser deletes the database of the composer while a draft is open. */
const meta = {
  title: 'Composer/Lost storage',
  component: Composer,
  tags: ['!dev', '!autodocs'],
  args: { storage },
  decorators: [
    (Story) => (
      <FrameAddressProvider value="about:blank">
        <Story />
      </FrameAddressProvider>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => storage.save([draft], [], draft.key),
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the draft is open, deletes it from the storage, and waits until it is there again. */
const savedAgainAfter =
  (loss: () => Promise<unknown>): Story['play'] =>
  async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await loss();
    await screen.findByText(/^(Ce navigateur a effacé|This browser has deleted)/);
    await waitFor(async () => expect(await storage.read([draft.key])).toHaveLength(1));
    await screen.findByRole('button', { name: /^(Télécharger les brouillons|Download the drafts)$/ });
  };

export const DraftSavedAgain: Story = {
  play: savedAgainAfter(() => {
    const request = indexedDB.deleteDatabase('kermesse-composer');
    return new Promise((resolve) => request.addEventListener('success', resolve));
  }),
};

/** The browser closes the connections when the visitor deletes the data of the site. */
export const ConnectionClosed: Story = {
  play: savedAgainAfter(async () => {
    const connection = await composerDatabase();
    await storage.save([], [draft.key], '');
    connection.close();
    connection.dispatchEvent(new Event('close'));
  }),
};
