import type { Editor } from '@tiptap/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { editorDocumentsListMock } from '@kermesse/api/mocks/editor-documents-list';
import { editorPictureUploadMock } from '@kermesse/api/mocks/editor-picture-upload';
import { editorPicturesListMock } from '@kermesse/api/mocks/editor-pictures-list';
import { createWorld } from '@kermesse/api/mock-world';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within, type Mock } from 'storybook/test';
import { editorKey, expectAnnounced, keyName, storeEditorKey } from './keys.ts';
import { ConnectedSectionEditor, type EditedSection } from './SectionEditor.tsx';

function connected() {
  const world = createWorld();
  return {
    msw: {
      handlers: [editorDocumentsListMock, editorPicturesListMock, editorPictureUploadMock].map((mock) =>
        mock.live(world),
      ),
    },
  };
}

/** The choice of a picture with a server: the uploaded pictures, and a button that uploads one. */
const meta = {
  title: 'Composer/Pictures',
  component: ConnectedSectionEditor,
  parameters: { layout: 'fullscreen' },
  beforeEach: storeEditorKey,
  args: {
    onChange: fn(),
    section: {
      slug: 'free-content',
      data: { title: { fr: 'Une parole', en: 'A word' }, description: { fr: '<p>Bonjour</p>', en: '<p>Hello</p>' } },
    },
  },
} satisfies Meta<typeof ConnectedSectionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const choose = /^(Choisir une image|Choose a picture)$/;
const upload = /^(Envoyer une image|Upload a picture)/;
const picture = (name = 'plage.jpg', size = 3) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

const keyField = /^(Clé d’éditeur|Editor’s key)/;
const illustrations = /^(Illustrations du site|The site’s illustrations)$/;
const uploaded = /^(Vos images|Your pictures)$/;

/** Waits until the panel is closed and the focus is back on its button. */
async function closed(opener: HTMLElement) {
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  await waitFor(() => expect(opener).toHaveFocus());
}

const chosen = ({ onChange }: Story['args'] & object, src: string, more = {}) =>
  waitFor(() => {
    const { data } = (onChange as Mock<(section: EditedSection) => void>).mock.lastCall?.[0] ?? {};
    return expect((data as { image?: unknown }).image).toEqual({ src, ...more });
  });

/** Opens the panel of the section's picture. */
async function openSheet(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const opener = canvas.getByRole('button', { name: choose });
  await userEvent.click(opener);
  await canvas.findByRole('button', { name: upload });
  return { canvas, opener };
}

/** Chooses a file, like dropping it: the component must reject types that the browser's file dialog would not offer. */
const give = (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, file, { applyAccept: false });

/** An uploaded picture is chosen at once, and is listed the next time. */
export const Uploads: Story = {
  parameters: connected(),
  play: async ({ canvasElement, args }) => {
    const { canvas, opener } = await openSheet(canvasElement);
    await expect(canvas.queryByRole('region', { name: uploaded })).toBeNull();
    await give(canvasElement, picture());
    await closed(opener);
    await chosen(args, '/art/beach');
    // The progress note disappears a moment later.
    await expectAnnounced(/^(Image envoyée et choisie\s: |Picture uploaded and chosen: )plage\.jpg\.$/);
    await userEvent.click(opener);
    const own = await canvas.findByRole('region', { name: uploaded });
    await expect(within(own).getByRole('button', { name: 'plage.jpg' })).toHaveAttribute('aria-pressed', 'true');
    await give(canvasElement, picture('marché.png', 5));
    await closed(opener);
    await chosen(args, '/art/market');
    await userEvent.click(opener);
    await waitFor(() =>
      expect(
        within(canvas.getByRole('region', { name: uploaded })).getAllByRole('button', { name: /^(?!Retirer|Remove)/ }),
      ).toHaveLength(2),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'plage.jpg' }));
    await chosen(args, '/art/beach');
  },
};

/** Text typed while a picture uploads is kept. */
export const WrittenMeanwhile: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: connected(),
  play: async ({ canvasElement, args, msw }) => {
    const { canvas, opener } = await openSheet(canvasElement);
    let arrive = () => undefined as void;
    const written = new Promise<void>((resolve) => (arrive = resolve));
    msw.use(
      http.post('*/api/editor/pictures', async () =>
        written.then(() => HttpResponse.json(editorPictureUploadMock.example)),
      ),
    );
    await give(canvasElement, picture());
    await canvas.findByRole('button', { name: /^(Annuler|Cancel)$/ });
    const alternative = canvas.getByRole('textbox', {
      name: /^(Texte de remplacement, français|Alternative text, French)$/,
    });
    await userEvent.type(alternative, 'La plage au soir');
    arrive();
    await closed(opener);
    await chosen(args, '/art/beach', { alt: { fr: 'La plage au soir' } });
  },
};

/** Without a key, the form asks for it first. The focus stays in the panel. */
export const KeyRequired: Story = {
  parameters: {
    ...connected(),
    continuation: async ({ canvasElement }: Context) => {
      const canvas = within(canvasElement);
      const field = canvas.getByLabelText(keyField);
      await userEvent.type(field, 'wrong');
      await userEvent.click(canvas.getByRole('button', { name: /^(Continuer|Continue)$/ }));
      await waitFor(() => expect(field).toBeInvalid());
      await userEvent.clear(field);
      await userEvent.type(field, editorKey);
      await userEvent.click(canvas.getByRole('button', { name: /^(Continuer|Continue)$/ }));
      await waitFor(() => expect(canvas.getByRole('button', { name: upload })).toHaveFocus());
    },
  },
  beforeEach: () => sessionStorage.removeItem(keyName),
  play: async ({ canvasElement }) => {
    const { canvas } = await openSheet(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: upload }));
    const field = await canvas.findByLabelText(keyField);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Files that are no pictures or too large are not sent. Errors of the server show in its words. */
export const Refused: Story = {
  parameters: connected(),
  play: async ({ canvasElement, args, msw }) => {
    const { canvas } = await openSheet(canvasElement);
    const alert = canvas.getByRole('alert');
    await give(canvasElement, picture('plan.pdf'));
    await waitFor(() => expect(alert).toHaveTextContent(/^(Choisissez une|Choose a) /));
    await give(canvasElement, picture('plage.jpg', 20_000_001));
    await waitFor(() =>
      expect(alert).toHaveTextContent(/20\s(Mo|MB)\. (Choisissez une image plus légère|Choose a smaller one)\.$/),
    );
    await give(canvasElement, picture('plage.jpg', 0));
    await waitFor(() => expect(alert).toHaveTextContent(/^(Ce fichier est vide|This file is empty)\./));
    msw.use(editorPictureUploadMock.refuses('form/invalid_data', { file: 'file_broken' }));
    await give(canvasElement, picture());
    await waitFor(() =>
      expect(alert).toHaveTextContent(/^(Ce fichier ne peut pas être lu|This file cannot be read)\. [^.]+\.$/),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The server cannot be reached during an upload. */
export const Offline: Story = {
  parameters: {
    ...connected(),
    continuation: async ({ canvasElement, args, msw }: Context) => {
      const canvas = within(canvasElement);
      const alert = canvas.getByRole('alert');
      msw.use(editorPictureUploadMock.pending);
      // The file is sent again without being chosen again.
      await userEvent.click(within(alert).getByRole('button', { name: /^(Réessayer|Try again)$/ }));
      await userEvent.click(await canvas.findByRole('button', { name: /^(Annuler|Cancel)$/ }));
      await expect(alert).toBeEmptyDOMElement();
      msw.use(editorPictureUploadMock.editorWrongKey);
      await give(canvasElement, picture());
      await waitFor(() => expect(alert).toHaveTextContent(/(n’est pas valide|is not valid)/));
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(sessionStorage.getItem(keyName)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: upload }));
      await waitFor(() => expect(canvas.getByLabelText(keyField)).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await closed(canvas.getByRole('button', { name: choose }));
    },
  },
  play: async ({ canvasElement, msw }) => {
    const { canvas } = await openSheet(canvasElement);
    msw.use(editorPictureUploadMock.offline);
    await give(canvasElement, picture());
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/(injoignable|cannot be reached)/));
  },
};

/** Loading the list of uploaded pictures fails: an error with a retry button shows, and the illustrations stay. */
export const NoList: Story = {
  parameters: {
    ...connected(),
    continuation: async ({ canvasElement, msw }: Context) => {
      const canvas = within(canvasElement);
      const region = canvas.getByRole('region', { name: illustrations });
      const image = region.querySelector('img');
      image?.dispatchEvent(new Event('error'));
      await waitFor(() => expect(image).not.toBeInTheDocument());
      msw.use(editorPicturesListMock.success());
      await waitFor(async () => {
        // The failures may be shown before they wait for the connection.
        dispatchEvent(new Event('online'));
        await expect(region.querySelectorAll('button:not(:has(img))')).toHaveLength(0);
      });
      await canvas.findByRole('button', { name: 'plage.jpg' });
    },
  },
  play: async ({ canvasElement, msw }) => {
    let fail = () => undefined as void;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    msw.use(http.get('*/api/editor/pictures', async () => failed.then(() => HttpResponse.error())));
    const { canvas } = await openSheet(canvasElement);
    await canvas.findByText(/^(Chargement de vos images|Loading your pictures)…$/);
    fail();
    await canvas.findByRole('button', { name: /^(Réessayer|Try again)$/ });
    await expect(canvas.getByRole('region', { name: illustrations })).toBeVisible();
  },
};

const removals = fn(() => new Promise<never>(() => undefined));

/** A second press while a picture is being removed sends nothing. */
export const RemovedOnce: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: connected(),
  play: async ({ canvasElement, msw }) => {
    msw.use(editorPicturesListMock.success(), http.post('*/api/editor/picture/remove', removals));
    const { canvas } = await openSheet(canvasElement);
    const remove = await canvas.findByRole('button', { name: /^(Retirer l’image|Remove the picture) plage\.jpg$/ });
    await userEvent.dblClick(remove);
    await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(removals).toHaveBeenCalledTimes(1));
  },
};

/** The panel of a rich text stays open after an upload, and lists the new picture as the chosen one. */
export const UploadedIntoText: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: connected(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^(Image|Picture)$/ }))[0] as HTMLElement);
    await canvas.findByRole('button', { name: upload });
    await give(canvasElement, picture());
    await canvas.findByRole('button', { name: /^plage\.jpg$/, pressed: true });
  },
};

const sized = '<p>Bonjour <img src="/art/hero" alt="" width="640" height="480"></p>';

/** Describing a picture in a rich text keeps its size. */
export const DescribedInText: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: connected(),
  args: { section: { slug: 'free-content', data: { description: { fr: sized, en: '<p>Hello</p>' } } } },
  play: async ({ canvas, args }) => {
    const box = await waitFor(() => {
      const [found] = canvas.getAllByRole('textbox', { name: /^(Texte, français|Text, French)$/ });
      if (found?.isContentEditable !== true) throw new Error('The rich text editor has not loaded yet.');
      return found;
    });
    const { editor } = box as HTMLElement & { editor?: Editor };
    await waitFor(() => expect(editor?.commands.setNodeSelection(9)).toBe(true));
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Image|Picture)/ })[0] as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Texte de remplacement|Alternative text)$/ }), 'Un bal');
    await userEvent.click(canvas.getByRole('button', { name: /^(Modifier l’image|Change the picture)$/ }));
    await waitFor(() => expect(JSON.stringify((args.onChange as Mock).mock.lastCall)).toContain('Un bal'));
    await expect((args.onChange as Mock).mock.lastCall?.[0]).toMatchObject({
      data: { description: { fr: sized.replace('alt=""', 'alt="Un bal"') } },
    });
  },
};
