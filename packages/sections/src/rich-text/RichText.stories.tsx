import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { sanitizeHtml } from './sanitize.ts';

const html = {
  fr: `<h3>Ce que chaque prestataire promet</h3><p>Un <strong>prix ferme</strong>, écrit <em>avant</em> l’acompte.</p>
<ul><li>une visite avant de signer\u202f;</li><li>une personne joignable le jour même.</li></ul>
<blockquote>Le client ne doit rien avoir à porter.<cite>Maman Afi</cite></blockquote>`,
  en: `<h3>What every provider promises</h3><p>A <strong>firm price</strong>, in writing, <em>before</em> the deposit.</p>
<ul><li>a visit before you sign;</li><li>somebody within reach on the day.</li></ul>
<blockquote>The customer should have nothing to carry.<cite>Maman Afi</cite></blockquote>`,
};

const meta = {
  title: 'Sections/Parts/Rich text',
  component: RichText,
  args: { nodes: [], tableName: 'Table' },
  render: (args, { globals }) => <RichText {...args} nodes={sanitizeHtml(html[toLocale(globals['locale'])])} />,
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, a paragraph, a list and a quotation. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    // VoiceOver announces a list without markers only if its items begin with text.
    for (const item of canvas.getAllByRole('listitem'))
      await expect(getComputedStyle(item, '::before').content).toBe('"\u200b"');
  },
};

/** Elements and attributes that are not allowed are removed; text in them stays unless it is code. */
export const Sanitised: Story = {
  render: (args) => (
    <RichText
      {...args}
      nodes={sanitizeHtml('<p onclick="go()">Bonjour <script>go()</script><a href="javascript:go()">Lomé</a></p>')}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Bonjour Lomé');
    await expect(canvasElement.querySelector('script, [onclick], [href^="javascript"]')).toBeNull();
  },
};

const wide = `<tr>${'<td>00000000000000000000</td>'.repeat(20)}</tr>`;

/** Tables wider than the text scroll, also with the keyboard. Their captions name them. */
export const WideTables: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <RichText
      {...args}
      nodes={sanitizeHtml(`<table><caption>Prix</caption>${wide}</table><table>${wide}</table><p>Fin</p>`)}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Prix', 'Table']) {
      const scroller = canvas.getByRole('group', { name });
      await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
      await userEvent.tab();
      await expect(scroller).toHaveFocus();
      await expect(within(scroller).getByRole('table')).toBeVisible();
    }
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
  },
};
