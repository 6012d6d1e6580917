import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { button, chooseEntry, expectAnnounced, rowsIn, tabTo, tabToAndPress, waitForRows } from './keys.ts';
import { homePage, troubledPage } from './pages.ts';
import { Workbench } from './Workbench.tsx';

/** The composer's panels by keyboard only: the list, checks, comments, translations, the preview, the site. */
const meta = {
  title: 'Composer/Panels by keyboard',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement as HTMLElement;

const intoMenu = async (row: HTMLElement | undefined) => {
  row?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
};

/**
 * Arrow keys move from a row to its handle and its menu, which duplicates, removes, hides and shows it. After a removal
 * the next row gets the focus.
 */
export const Rows: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await tabTo(() => rowsIn(canvasElement)[0]);
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}');
    await expect(focused()).toHaveAccessibleName(/^(Déplacer|Drag|Move)/);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowsIn(canvasElement)[1]).toContainElement(focused()));
    await intoMenu(rowsIn(canvasElement)[1]);
    await chooseEntry(/^(Dupliquer|Duplicate)/);
    await waitForRows(canvasElement, 4);
    await waitFor(() => expect(canvasElement.querySelector('[role="grid"]')).toContainElement(focused()));
    await tabToAndPress(
      () => rowsIn(canvasElement).find((row) => row.contains(document.activeElement)) ?? rowsIn(canvasElement)[0],
    );
    await intoMenu(focused());
    await chooseEntry(/^(Retirer|Remove)/);
    await waitForRows(canvasElement, 3);
    await waitFor(() => expect(focused()).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Delete}');
    await waitForRows(canvasElement, 2);
    await waitFor(() => expect(canvasElement.querySelector('[role="grid"]')).toContainElement(focused()));
    await intoMenu(rowsIn(canvasElement)[0]);
    await chooseEntry(/^(Masquer|Hide)$/);
    await waitFor(() => expect(rowsIn(canvasElement)[0]).toHaveAttribute('data-off'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await intoMenu(rowsIn(canvasElement)[0]);
    await chooseEntry(/^(Afficher|Show)$/);
    await waitFor(() => expect(rowsIn(canvasElement)[0]).not.toHaveAttribute('data-off'));
  },
};

/** Pressing a check focuses its field. The button that opened the panel closes it. */
export const Checks: Story = {
  args: { drafts: [draftOf('page', troubledPage)] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 4);
    const checks = () => button(canvasElement, /^\d+ (à corriger|to fix)$/);
    await tabToAndPress(checks);
    await tabToAndPress(() => button(canvasElement, /(doit être un nombre|must be a number)/));
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: /^(Prix|Price)$/ })).toHaveFocus());
    await tabToAndPress(checks);
    await userEvent.keyboard('{Enter}');
    await expect(checks()).toHaveFocus();
    await expect(checks()).toHaveAttribute('aria-pressed', 'false');
  },
};

const news = draftOf('site', {
  name: 'Kermesse',
  newsCategories: [
    { id: 4, name: { fr: 'Coulisses', en: 'Backstage' } },
    { id: 7, name: { fr: 'Conseils', en: 'Advice' }, parentId: 4 },
  ],
});

/** Editors name categories, and the composer numbers them. A select box sets the parent category by name. */
export const Categories: Story = {
  args: { drafts: [news] },
  play: async ({ canvas, canvasElement }) => {
    await tabToAndPress(() => button(canvasElement, /^(Rubriques d’actualité|News categories)$/));
    await tabToAndPress(() => button(canvasElement, /^(Ajouter\s: Rubrique|Add: Category)$/));
    await tabTo(() => canvas.queryByRole('textbox', { name: /^(Nom, français|Name, French)$/ }));
    await userEvent.keyboard('Portraits');
    await tabTo(() => button(canvasElement, /^(Conseils|Advice)/), { back: true });
    await userEvent.keyboard('{Enter}');
    const parent = canvas.getAllByRole('combobox', { name: /^(Rubrique parente|Parent category)$/ })[0] as HTMLElement;
    await expect(parent).toHaveDisplayValue(/^(Coulisses|Backstage)$/);
    const options = within(parent).getAllByRole('option');
    await expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual(['', '4', '8']);
    await expect(options[2]).toHaveTextContent('Portraits');
    await expect(canvas.queryByRole('textbox', { name: /^(Identifiant|Identifier)$/ })).toBeNull();
  },
};

/**
 * The filter for missing translations: copying moves the focus to the new text, and a field stays while it is being
 * filled in.
 */
export const Translations: Story = {
  args: { drafts: [draftOf('page', troubledPage)] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 4);
    await tabTo(() => rowsIn(canvasElement)[0]);
    await userEvent.keyboard('{Enter}');
    const filter = () => button(canvasElement, /(à traduire|to translate)$/);
    await tabToAndPress(filter);
    const english = () => within(canvasElement).queryAllByRole('textbox', { name: /, (anglais|English)$/ });
    await expect(english()).toHaveLength(2);
    await tabToAndPress(
      () => within(canvasElement).queryAllByRole('button', { name: /^(Copier le français|Copy the French)$/ })[0],
    );
    await waitFor(() => expect(english()[0]).toHaveFocus());
    await expect(english()[0]).toHaveValue('Trois entrées, un seul guichet');
    await tabTo(() => english()[1]);
    await userEvent.keyboard('The Sketch');
    await expect(english()[1]).toHaveValue('The Sketch');
    // A section with nothing to translate says so, and shows no empty part.
    await userEvent.click(rowsIn(canvasElement)[2] as HTMLElement);
    await within(canvasElement).findByText(/^(Ici, tout est traduit|Everything here is translated)\.$/);
    await expect(button(canvasElement, /^(Réglages|Settings)$/)).toBeNull();
    await tabTo(filter, { back: true });
    await userEvent.keyboard('{Enter}');
    // No translation is missing any more: the filter is removed, and the focus moves to the next element.
    await expect(filter()).toBeNull();
    await waitFor(() => expect(button(canvasElement, /^\d+ (à corriger|to fix)$/)).toHaveFocus());
  },
};

/** Adds, resolves, reopens and deletes comments. The focus stays, or moves to the next element. */
export const Comments: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const add = () => button(canvasElement, /^(Commenter|Comment)$/);
    const say = async (text: string) => {
      await tabToAndPress(add);
      await waitFor(() => expect(focused()).toHaveAccessibleName(/^(Votre commentaire|Your comment)$/));
      await userEvent.keyboard(text);
      const author = await tabTo(() =>
        within(canvasElement).queryByRole('textbox', { name: /^(Votre nom|Your name)$/ }),
      );
      if ((author as HTMLInputElement).value === '') await userEvent.keyboard('Afi');
      await tabToAndPress(() => button(canvasElement, /^(Envoyer|Send)$/));
      await within(canvasElement).findByText(text);
      await waitFor(() => expect(canvasElement.querySelector('main')).toContainElement(focused()));
    };
    const comment = () => within(canvasElement).queryByRole('textbox', { name: /^(Votre commentaire|Your comment)$/ });
    await tabToAndPress(add);
    await tabToAndPress(() => button(canvasElement, /^(Envoyer|Send)$/));
    await waitFor(() => expect(comment()).toHaveFocus());
    await expect(comment()).toBeInvalid();
    await expect(comment()).toHaveAccessibleDescription(/^(Saisissez votre commentaire|Enter your comment)\.$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(add()).toHaveFocus());
    await say('Plus court ?');
    await say('Un autre lieu ?');
    const cards = () =>
      within(canvasElement)
        .getAllByRole('listitem')
        .filter((each) => /\?/.test(each.textContent));
    await tabToAndPress(() =>
      within(cards()[0] as HTMLElement).queryByRole('button', { name: /^(Marquer comme résolu|Mark as resolved)/ }),
    );
    await waitFor(() => expect(cards().at(-1)).toContainElement(focused()));
    await tabToAndPress(() =>
      within(cards().at(-1) as HTMLElement).queryByRole('button', { name: /^(Supprimer|Delete)/ }),
    );
    await waitFor(() => expect(cards()).toHaveLength(1));
    await waitFor(() => expect(canvasElement.querySelector('main')).toContainElement(focused()));
    await tabToAndPress(() => within(cards()[0] as HTMLElement).queryByRole('button', { name: /^(Supprimer|Delete)/ }));
    await waitFor(() => expect(add()).toHaveFocus());
  },
};

/** The width, theme and language of the preview. */
export const Looking: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    for (const name of [
      /^360$/,
      /^768$/,
      /^1280$/,
      /^(Pleine largeur|Full width)$/,
      /^(Sombre|Dark)$/,
      /^(Clair|Light)$/,
      /^en$/,
      /^(Les deux langues|Both languages)/,
    ]) {
      const control = await tabToAndPress(() =>
        within(canvasElement.querySelector('section[aria-label]') as HTMLElement).queryByRole('button', { name }),
      );
      await expect(control).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(canvasElement.querySelectorAll('iframe')).toHaveLength(2);
  },
};

/** An undo with the focus in the preview is announced. */
export const UndoInPreview: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const source = canvasElement.querySelector('iframe')?.contentWindow;
    const data = { 'kermesse-composer': { kind: 'undo' } };
    await waitFor(async () => {
      dispatchEvent(new MessageEvent('message', { origin: location.origin, source, data }));
      await expectAnnounced(/(plus rien à annuler|nothing left to undo)/, 500);
    });
  },
};

/** The preview starts in the language of the composer. */
export const FirstLanguage: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const language = String(globals['locale']);
    await expect(await canvas.findByRole('button', { name: language })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The site configuration: colours, networks, and a menu with a group and a link. */
export const Site: Story = {
  args: {
    drafts: [
      draftOf('site', {
        name: 'Kermesse',
        appInformation: { primaryColor: '#1a1a40', secondaryColor: '#DFBD69', accentColor: '#FFFFFF' },
        menus: [],
      }),
      draftOf('page', homePage),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const colour = await canvas.findByRole('textbox', { name: /^(Couleur principale|Primary colour)$/ });
    await tabTo(() => colour.parentElement?.querySelector('input[type="color"]'));
    await tabTo(() => colour);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste(' #5b1a2f ');
    await expect(colour).toHaveValue('#5b1a2f');
    await waitFor(() => expect(canvas.getAllByText(/^(contraste suffisant|sufficient contrast)$/)).toHaveLength(2));
    await tabTo(() => canvas.queryByLabelText(/^Facebook$/));
    await userEvent.keyboard('https://facebook.com/kermesse');
    await tabToAndPress(() => canvas.queryByRole('button', { name: /^Menus$/ }));
    const add = (name: RegExp) => tabToAndPress(() => canvas.getAllByRole('button', { name })[0]);
    const title = () => canvas.queryByRole('textbox', { name: /^(Titre, français|Title, French)$/ });
    await add(/^(Ajouter un groupe|Add a group)$/);
    await tabTo(title);
    await userEvent.keyboard('Qui sommes-nous');
    await add(/^(Ajouter un lien|Add a link)$/);
    await tabTo(title);
    await userEvent.keyboard('Agenda');
    const rows = () =>
      rowsIn(canvasElement).map((row) =>
        `${row.getAttribute('aria-level')} ${row.querySelector('strong')?.textContent ?? ''}`.trim(),
      );
    await waitFor(() => expect(rows()).toEqual(['1 Qui sommes-nous', '2 Agenda']));
    // Moves the link out of the group and before it, by keys in the tree, then undoes one step.
    await tabTo(() => rowsIn(canvasElement)[0], { back: true });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rowsIn(canvasElement)[1]).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(rows()).toEqual(['1 Qui sommes-nous', '1 Agenda']));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(rows()).toEqual(['1 Agenda', '1 Qui sommes-nous']));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rows()).toEqual(['1 Qui sommes-nous', '1 Agenda']));
    // Undo in another part shows the menus again.
    await tabTo(() => canvas.queryByRole('button', { name: /^(Le site|The site)$/ }), { back: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual([]));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rows()).toEqual(['1 Qui sommes-nous', '2 Agenda']));
  },
};
