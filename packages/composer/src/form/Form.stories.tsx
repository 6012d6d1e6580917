import type { Meta, StoryObj } from '@storybook/react-vite';
import { isRecord } from '@kermesse/sections/json';
import { useCallback, useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectAnnounced } from '../stories/keys.ts';
import { SectionEditor, type EditedSection } from '../stories/SectionEditor.tsx';

const mark = 'kermesse-form';

/**
 * The form inside Storybook's panel: it receives the section of the current story from Storybook and sends back the
 * changes.
 */
function InPanel() {
  const [given, setGiven] = useState<{ section: EditedSection; turn: number }>();
  const known = useRef('');
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== parent) return;
      const body: unknown = isRecord(event.data) ? event.data[mark] : undefined;
      if (!isRecord(body) || typeof body['slug'] !== 'string') return;
      const text = JSON.stringify(body);
      if (text === known.current) return;
      known.current = text;
      const section = { slug: body['slug'], data: body['data'], settings: body['settings'] };
      setGiven((before) => ({ section, turn: (before?.turn ?? 0) + 1 }));
    };
    addEventListener('message', hear);
    parent.postMessage({ [mark]: 'ready' }, location.origin);
    return () => removeEventListener('message', hear);
  }, []);
  const handleChange = useCallback((section: EditedSection) => {
    known.current = JSON.stringify(section);
    parent.postMessage({ [mark]: section }, location.origin);
  }, []);
  return given === undefined ? null : (
    <SectionEditor key={given.turn} section={given.section} onChange={handleChange} />
  );
}

function Form(props: { section: EditedSection; onChange?: (section: EditedSection) => void }) {
  return new URLSearchParams(location.search).has('panel') ? <InPanel /> : <SectionEditor {...props} />;
}

/** The form of a section, generated from its schema. The panel *Form* beside every section's story shows this story. */
const meta = {
  title: 'Composer/Form',
  component: Form,
  parameters: { layout: 'fullscreen' },
  args: { onChange: fn() },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (fr: string, en: string) => ({ fr, en });

export const Pricing: Story = {
  args: {
    section: {
      slug: 'pricing',
      data: {
        title: words('Trois entrées', 'Three ways in'),
        services: [
          { name: words('L’Esquisse', 'The Sketch'), price: 0 },
          { name: words('Premier exemple', 'First example'), price: 45_000 },
        ],
      },
    },
  },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { expanded: false });
    first?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const folds = canvas.getAllByRole('button', { expanded: false });
    await expect(folds[0]).toHaveTextContent(/^(Premier exemple|First example)/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Ajouter\s: Formule|Add: Plan)$/ }));
    // An empty required field shows its fault only after it loses the focus.
    const wanting = () => canvas.queryAllByText(/^(Donnez un nom à «\sFormule 3\s»|Give “Plan 3” a name)\.$/);
    const name = canvas.getAllByRole('textbox', { name: /^(Nom, français|Name, French)$/ }).at(-1) as HTMLElement;
    await userEvent.click(name);
    await expect(wanting()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: /^(Ajouter\s: Formule|Add: Plan)$/ }));
    await waitFor(() => expect(wanting()[0]).toBeVisible());
    // Only French is required, and only French is faulty.
    await expect(name).toBeInvalid();
    await expect(name).toBeRequired();
    await expect(name).toHaveAccessibleDescription(/(Donnez un nom|Give) /);
    const english = within(name.closest('[role="group"]') as HTMLElement).getByRole('textbox', {
      name: /, (anglais|English)$/,
    });
    await expect(english).not.toBeInvalid();
    await expect(english).not.toBeRequired();
    await expect(english).not.toHaveAccessibleDescription(/(Donnez un nom|Give) /);
    // It is no live region: the fault is announced.
    await expectAnnounced(/^(Nom\. Donnez un nom|Name\. Give) /);
  },
};

/** A rich text with a WYSIWYG editor, which writes clean HTML. */
export const RichText: Story = {
  args: {
    section: {
      slug: 'free-content',
      data: {
        title: words('Une parole', 'A word'),
        description: words('<p>Bonjour <strong>à tous</strong></p>', '<p>Hello</p>'),
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const box = await waitFor(() => {
      const found = within(canvasElement)
        .getAllByRole('textbox', { name: /, (français|French)$/ })
        .find((each) => each.isContentEditable);
      if (found === undefined) throw new Error('The rich text editor has not loaded yet.');
      return found;
    });
    await userEvent.type(box, ' !');
    const data = {
      title: words('Une parole', 'A word'),
      description: words('<p>Bonjour <strong>à tous !</strong></p>', '<p>Hello</p>'),
    };
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ slug: 'free-content', data, settings: undefined }),
    );
  },
};

/** A rich text with a fault says so in its language, also while its HTML is edited. */
export const InvalidRichText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    section: {
      slug: 'free-content',
      data: {
        title: words('Une parole', 'A word'),
        description: words('<p>Bonjour</p><iframe></iframe>', '<p>Hello</p>'),
      },
    },
  },
  play: async ({ canvas }) => {
    const fault = /iframe/;
    const box = (language: string) => canvas.getByRole('textbox', { name: new RegExp(`^(Texte|Text), ${language}$`) });
    const expectFault = async () => {
      await expect(box('(français|French)')).toBeInvalid();
      await expect(box('(français|French)')).toHaveAccessibleDescription(fault);
      await expect(box('(anglais|English)')).not.toBeInvalid();
      await expect(box('(anglais|English)')).not.toHaveAccessibleDescription(fault);
    };
    await expectFault();
    await waitFor(() => expect(box('(français|French)').isContentEditable).toBe(true));
    await expectFault();
    await userEvent.click(canvas.getAllByRole('button', { name: /HTML/ })[0] as HTMLElement);
    await expectFault();
    // Without the fault, the attribute is removed.
    await userEvent.clear(box('(français|French)'));
    await userEvent.type(box('(français|French)'), 'Bonjour');
    await waitFor(() => expect(box('(français|French)')).not.toBeInvalid());
  },
};

/** A number stays as it is typed, key by key. A comma becomes a point. */
export const Numbers: Story = {
  tags: ['!dev', '!autodocs'],
  args: { section: { slug: 'contact', data: { title: words('Écrivez-nous', 'Write to us') } } },
  play: async ({ canvas, args }) => {
    const expectNumber = async (name: RegExp, typed: string, shown: string, stored: unknown) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(shown);
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ data: expect.objectContaining(stored) as unknown }),
        ),
      );
      await expect(field).not.toBeInvalid();
    };
    const longitude = /^Longitude$/;
    await expectNumber(longitude, '1.05', '1.05', { lng: 1.05 });
    await expectNumber(longitude, '-0.187', '-0.187', { lng: -0.187 });
    await expectNumber(longitude, '10,05', '10.05', { lng: 10.05 });
    await expectNumber(longitude, '10.50', '10.50', { lng: '10.50' });
    await expectNumber(/^Latitude$/, '6.0366', '6.0366', { lat: 6.0366 });
  },
};

/** The counter of a text counts what visitors see, and names the language of the longer text. */
export const Lengths: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    section: { slug: 'contact', data: { title: words('Écrivez-nous, nous répondons *le jour même*', 'Write to us') } },
  },
  play: async ({ canvas }) => {
    const counter = await canvas.findByText(/^\s*41 \/ 40$/);
    await expect(within(counter).getByTitle(/^(français|French)$/)).toHaveTextContent(/^fr$/);
  },
};

/** An empty form: required fields are marked. */
export const NothingFilledIn: Story = { args: { section: { slug: 'hero-slider', data: {} } } };

/** A missing picture is advice: it shows at its field, which is not marked invalid. */
export const Advice: Story = {
  args: {
    section: {
      slug: 'image-slider',
      data: { images: [{ image: { alt: words('Le bal', 'The ball') } }] },
    },
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(
      /(sans elle, cet élément ne s’affiche pas|without it this item is not shown)/,
    );
    await expect(notice.closest('p')).toHaveAttribute('data-advice');
    const address = canvas.getByRole('textbox', { name: /^(Adresse de l’image|Address of the picture)$/ });
    await expect(address).toHaveAccessibleDescription(notice.textContent);
    await expect(address).not.toBeInvalid();
  },
};

/** Invalid values of every kind stay in their field, with the fault beside it. */
export const Wrong: Story = {
  args: {
    section: {
      slug: 'statistics',
      data: { title: 3, stats: 'text' },
      settings: { background: 'gold', anchor: 'Pas Une Ancre' },
    },
  },
};
