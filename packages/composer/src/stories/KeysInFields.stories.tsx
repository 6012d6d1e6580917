import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { tabToAndPress, rowsIn, waitForRows, tabTo } from './keys.ts';
import { Workbench } from './Workbench.tsx';

const words = (fr: string, en: string) => ({ fr, en });

const page = (slug: string, data: unknown) => [
  draftOf('page', {
    slug: 'fields',
    title: words('Champs', 'Fields'),
    sections: [{ slug, pivot: { linkId: 'main' }, data }],
  }),
];

/**
 * Every kind of field by keyboard only. Native controls (select boxes, date and colour pickers) are only focused: what
 * they open is the browser's own.
 */
const meta = {
  title: 'Composer/Fields by keyboard',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement as HTMLElement;
const intoForm = async (element: HTMLElement) => {
  await waitForRows(element, 1);
  await tabTo(() => rowsIn(element)[0]);
  await userEvent.keyboard('{Enter}');
};

/** A rich text: its toolbar comes before it, and the panel for links takes and returns the focus. */
export const RichText: Story = {
  args: {
    drafts: page('free-content', {
      title: words('Une parole', 'A word'),
      description: words('<p>Bonjour à tous</p>', '<p>Hello</p>'),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await intoForm(canvasElement);
    const box = () => canvas.getAllByRole('textbox', { name: /^(Texte, français|Text, French)$/ })[0] as HTMLElement;
    const tool = (name: RegExp) => () => canvas.queryAllByRole('button', { name })[0];
    const address = () => canvas.queryByRole('combobox', { name: /^(Page ou adresse|Page or address)$/ });
    /** Moves the focus with Tab into the toolbar, and with the arrow keys to a button. */
    const reach = async (name: RegExp) => {
      await tabTo(() => focused().closest('[role="toolbar"]') && focused(), { back: true });
      for (let turns = 0; turns < 20 && focused() !== tool(name)(); turns += 1) await userEvent.keyboard('{ArrowLeft}');
      await expect(tool(name)()).toHaveFocus();
    };
    await waitFor(() => expect(box().isContentEditable).toBe(true));
    await tabTo(box);
    getSelection()?.selectAllChildren(box().firstChild as Node);
    await reach(/^(Gras|Bold)$/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box().innerHTML).toMatch(/<strong>Bonjour à tous/));
    // TipTap focuses its box in the next frame.
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(tool(/^(Gras|Bold)$/)()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(address()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(address()).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(address()).toHaveFocus());
    await userEvent.keyboard('/tarifs');
    await tabToAndPress(tool(/^(Appliquer le lien|Apply the link)$/));
    await waitFor(() => expect(box().querySelector('a')).toHaveAttribute('href', '/tarifs'));
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.paste(`${location.origin}/fr/agenda`);
    await tabTo(tool(/^(Modifier le HTML|Edit the HTML)$/), { back: true });
    await userEvent.keyboard('{Enter}');
    await tabTo(() => canvas.queryByDisplayValue(/href="\/tarifs".*href="\/agenda"/));
  },
};

/** An undo moves the caret to the change, not to the end of the text. */
export const CaretAfterUndo: Story = {
  args: { drafts: page('banner', { title: words('Une fête entière', 'A whole party') }) },
  play: async ({ canvasElement }) => {
    await intoForm(canvasElement);
    const title = await tabTo(() =>
      canvasElement.querySelector('textarea[lang="fr"][aria-label^="Titre"], textarea[lang="fr"][aria-label^="Title"]'),
    );
    const field = title as HTMLTextAreaElement;
    const caret = () => [field.value, field.selectionStart, field.selectionEnd];
    field.setSelectionRange(8, 8);
    await userEvent.paste(' presque');
    await expect(caret()).toEqual(['Une fête presque entière', 16, 16]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(caret()).toEqual(['Une fête entière', 8, 8]);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(caret()).toEqual(['Une fête presque entière', 16, 16]);
  },
};

/** Undo in the panels for links and pictures and in a dialog changes their own text, and the document stays. */
export const UndoOutsideOfTheDocument: Story = {
  args: {
    drafts: page('free-content', {
      title: words('Une parole', 'A word'),
      description: words('<p>Bonjour</p>', '<p>Hello</p>'),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await intoForm(canvasElement);
    const title = canvas.getByRole('textbox', { name: /^(Titre, français|Title, French)$/ });
    await userEvent.type(title, ' !');
    const undoIn = async (field: HTMLElement) => {
      await userEvent.type(field, 'x');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(title).toHaveValue('Une parole !');
    };
    const press = async (name: RegExp) =>
      userEvent.click((await canvas.findAllByRole('button', { name }))[0] as HTMLElement);
    await press(/^(Lien|Link)/);
    await undoIn(await canvas.findByRole('combobox', { name: /^(Page ou adresse|Page or address)$/ }));
    // Closes the suggestions.
    await userEvent.keyboard('{Escape}');
    await press(/^(Image|Picture)/);
    await undoIn(
      (await canvas.findAllByRole('textbox', { name: /^(Texte de remplacement|Alternative text)$/ }))[0] as HTMLElement,
    );
    await press(/^(Ajouter|Add)$/);
    await undoIn(await screen.findByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^(Champs|Fields)$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Nouvelle page|New page)…$/ }));
    // The menu's popover is a dialog too, until it has closed.
    const dialog = await screen.findByRole('dialog', { name: /^(Nouvelle page|New page)$/ });
    await undoIn(await within(dialog).findByRole('textbox'));
  },
};

/** Copying the French of a rich text, and pasting into its HTML, are separate steps after typing. */
export const RichTextSteps: Story = {
  args: {
    drafts: page('free-content', { title: words('Une parole', 'A word'), description: { fr: '<p>Bonjour</p>' } }),
  },
  play: async ({ canvas, canvasElement }) => {
    await intoForm(canvasElement);
    const source = (name: RegExp) => canvas.getByRole('textbox', { name });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Modifier le HTML|Edit the HTML)$/ }));
    const french = source(/^(Texte, français|Text, French)$/);
    const english = source(/^(Texte, anglais|Text, English)$/);
    await userEvent.type(french, 'abc');
    await userEvent.paste('<p>A pasted paragraph</p>');
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^(Copier le français|Copy the French)$/ })[0] as HTMLElement,
    );
    await expect(english).toHaveValue('<p>Bonjour</p>abc<p>A pasted paragraph</p>');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect([french, english].map((each) => (each as HTMLTextAreaElement).value)).toEqual([
      '<p>Bonjour</p>abc<p>A pasted paragraph</p>',
      '',
    ]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(french).toHaveValue('<p>Bonjour</p>abc');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(french).toHaveValue('<p>Bonjour</p>');
  },
};

/** A picture by thumbnail and by URL, both alternative texts, a select box, a checkbox, a link. */
export const Plain: Story = {
  args: {
    drafts: page('free-content', { title: words('Une parole', 'A word'), description: words('<p>a</p>', '<p>b</p>') }),
  },
  play: async ({ canvas, canvasElement }) => {
    await intoForm(canvasElement);
    const picture = () => canvas.queryAllByRole('button', { name: /^(Choisir une image|Choose a picture)$/ })[0];
    const address = () => canvas.getAllByRole('textbox', { name: /^(Adresse de l’image|Address of the picture)$/ })[0];
    await tabToAndPress(picture);
    await expect(picture()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(picture()).toHaveFocus();
    await expect(picture()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await tabToAndPress(() => canvas.queryByRole('button', { name: /^(Un couple danse|A couple dances)/ }));
    await expect(picture()).toHaveFocus();
    await expect(address()).toHaveValue('/art/hero');
    await tabToAndPress(picture);
    await tabToAndPress(() => canvas.queryByRole('button', { name: /^(Sans image|No picture)$/ }));
    await expect(picture()).toHaveFocus();
    await expect(address()).toHaveValue('');
    await tabTo(address);
    await userEvent.keyboard('/art/hero');
    await tabTo(
      () =>
        canvas.queryAllByRole('textbox', { name: /^(Texte de remplacement, français|Alternative text, French)$/ })[0],
    );
    await userEvent.keyboard('Un bal');
    await tabTo(
      () =>
        canvas.queryAllByRole('textbox', { name: /^(Texte de remplacement, anglais|Alternative text, English)$/ })[0],
    );
    await tabTo(() => canvas.queryByRole('combobox', { name: /^(Place de l’image|Picture position)$/ }));
    const flag = await tabTo(() => canvas.queryByRole('checkbox', { name: /^(Lettrine|Drop cap)$/ }));
    await userEvent.keyboard(' ');
    await expect(flag).toBeChecked();
    const link = await tabTo(() => canvas.queryByRole('combobox', { name: /^(Lien du bouton|Button link)$/ }));
    await userEvent.keyboard('exemple.org');
    const settings = await tabToAndPress(() => canvas.queryByRole('button', { name: /^(Réglages|Settings)$/ }));
    await expect(link).toHaveValue('https://exemple.org');
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
    await tabTo(() => canvas.queryByRole('textbox', { name: /^(Ancre|Anchor)$/ }));
  },
};

/** The panel of icons opens, closes with Escape, and returns the focus after a choice. */
export const IconAndColour: Story = {
  args: {
    drafts: page('top-event', {
      title: words('Des tickets', 'Tickets'),
      steps: [{ title: words('Rêver', 'Dream'), color: '#DFBD69' }],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await intoForm(canvasElement);
    const icon = () => canvas.queryByRole('button', { name: /^(Icône|Icon) / });
    await tabToAndPress(icon);
    await expect(icon()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(icon()).toHaveFocus();
    await expect(icon()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const name = focused().getAttribute('aria-label') ?? '';
    await userEvent.keyboard('{Enter}');
    await expect(icon()).toHaveFocus();
    await expect(icon()).toHaveAccessibleName(expect.stringMatching(new RegExp(`^(Icône|Icon) ${name}$`)));
    await tabToAndPress(icon);
    await tabToAndPress(() => canvas.queryByRole('button', { name: /^(Sans icône|No icon)$/ }));
    await waitFor(() => expect(icon()).toHaveAccessibleName(expect.stringMatching(/^(Icône Aucune|Icon None)$/)));
    await expect(icon()).toHaveFocus();
    await tabTo(() => canvasElement.querySelector('input[type="color"]'));
    await tabTo(() => canvas.queryByRole('textbox', { name: /^(Couleur|Colour)$/ }));
  },
};

/** Days and activities: added, expanded, moved and removed until none is left. */
export const Lists: Story = {
  args: { drafts: page('event-schedule', { title: words('Programme', 'Programme') }) },
  play: async ({ canvas, canvasElement }) => {
    await intoForm(canvasElement);
    const add = (name: string) => () =>
      canvas.queryByRole('button', { name: new RegExp(`^(Ajouter\\s|Add): (${name})$`) });
    const folds = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-fold]')];
    await tabToAndPress(add('Jour|Day'));
    await waitFor(() => expect(folds()[0]).toHaveFocus());
    await tabTo(() => canvasElement.querySelector('input[type="date"]'));
    await tabToAndPress(add('Activité|Activity'));
    await waitFor(() => expect(folds()[1]).toHaveFocus());
    await tabTo(() => canvasElement.querySelector('input[type="time"]'));
    await tabToAndPress(add('Activité|Activity'));
    await waitFor(() => expect(folds()[2]).toHaveFocus());
    // After an undo, the focus is on the item before, not on the button that removes it.
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(folds()).toHaveLength(2));
    await waitFor(() => expect(folds()[1]).toHaveFocus());
    await tabToAndPress(add('Activité|Activity'));
    await waitFor(() => expect(folds()[2]).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(folds()[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const remove = () => canvas.queryByRole('button', { name: /^(Retirer\s: Activité|Remove: Activity) 1$/ });
    await tabToAndPress(remove);
    await waitFor(() => expect(folds()[1]).toHaveFocus());
    await tabToAndPress(remove);
    await waitFor(() => expect(folds()).toHaveLength(1));
    await waitFor(() => expect(add('Activité|Activity')()).toHaveFocus());
  },
};

/** The add button of a full list can be focused, shows the reason, adds nothing and announces why. */
export const FullList: Story = {
  args: {
    drafts: page('pricing', { title: words('Formules', 'Plans'), services: Array.from({ length: 6 }, () => ({})) }),
  },
  play: async ({ canvas, canvasElement }) => {
    await intoForm(canvasElement);
    const add = await tabToAndPress(() => canvas.queryByRole('button', { name: /^(Ajouter|Add)\s?: (Formule|Plan)/ }));
    const reason =
      /^(6 éléments au plus\s: retirez-en un pour en ajouter un autre\.|6 items at most: remove one to add another\.)$/;
    await expect(add).toHaveAccessibleDescription(reason);
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(screen.getByText(reason)).toBeInTheDocument());
    await expect(add).toHaveFocus();
  },
};
