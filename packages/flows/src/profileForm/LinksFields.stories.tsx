import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FieldGroupForm } from '../stories/FieldGroupForm.tsx';
import { onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { pressNext } from '../stories/form-stories.ts';
import { checkLinks, type LinksValues } from './checks/check-links.ts';
import { LinksFields } from './LinksFields.tsx';

/** The fields for a company’s website and its pages on social networks. All are optional. */
const meta = {
  title: 'Flows/Fields/Links',
  component: LinksFields,
  decorators: [onFlowStage],
  parameters: { controls: { disable: true } },
  render: (_args, { parameters }) => (
    <FieldGroupForm initial={parameters['initial'] as LinksValues} check={checkLinks}>
      {({ field }) => <LinksFields field={field} />}
    </FieldGroupForm>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const empty = { website: '', facebook: '', twitter: '', instagram: '', whatsapp: '', linkedin: '' };

/** A website needs no `https://`, a network accepts a user name, and WhatsApp a phone number. */
export const Typical: Story = {
  parameters: {
    initial: { ...empty, website: 'maison-adjoa.tg', instagram: '@maison.adjoa', whatsapp: '90 00 00 00' },
  },
  play: async (context) => {
    const t = textsOf(context, 'profileForm');
    await context.canvas.findByRole('textbox', { name: new RegExp(`^${t.website}`) });
    await pressNext(context);
    for (const name of [t.website, t.instagram, t.whatsapp])
      await expect(context.canvas.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeValid();
  },
};

export const Untouched: Story = {
  parameters: { initial: empty },
  play: async (context) => {
    await expect(await context.canvas.findAllByRole('textbox')).toHaveLength(6);
  },
};

/** A text that is no web address has an error at its field. */
export const Invalid: Story = {
  parameters: { initial: { ...empty, website: 'maison adjoa', instagram: 'instagram.com/maison.adjoa' } },
  play: async (context) => {
    const t = textsOf(context, 'profileForm');
    const website = await context.canvas.findByRole('textbox', { name: new RegExp(`^${t.website}`) });
    await pressNext(context);
    const { link } = textsOf(context, 'form');
    await waitFor(() => expect(website).toHaveAccessibleDescription(expect.stringContaining(link)));
    await expect(context.canvas.getByRole('textbox', { name: new RegExp(`^${t.instagram}`) })).toBeValid();
  },
};
