import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FieldGroupForm } from '../stories/FieldGroupForm.tsx';
import { onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { pressNext } from '../stories/form-stories.ts';
import { checkCompany, type CompanyValues } from './checks/check-company.ts';
import { CompanyFields } from './CompanyFields.tsx';

/**
 * The fields for a company’s name, address, phone number and email address. All are optional. The profile set-up and
 * the account use them.
 */
const meta = {
  title: 'Flows/Fields/Company',
  component: CompanyFields,
  decorators: [onFlowStage],
  parameters: { controls: { disable: true } },
  render: (_args, { parameters }) => (
    <FieldGroupForm initial={parameters['initial'] as CompanyValues} check={checkCompany}>
      {({ field }) => <CompanyFields field={field} />}
    </FieldGroupForm>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const filled = {
  name: 'Maison Adjoa',
  address: '12, rue des Cocotiers, Lomé',
  phone: '+22890123456',
  email: 'bonjour@maison-adjoa.tg',
};

export const Typical: Story = {
  parameters: { initial: filled },
  play: async (context) => {
    const t = textsOf(context, 'profileForm');
    const name = await context.canvas.findByRole('textbox', { name: new RegExp(`^${t.companyName}`) });
    await expect(name).toHaveValue('Maison Adjoa');
    await expect(name).toHaveAttribute('autocomplete', 'organization');
  },
};

export const Untouched: Story = {
  parameters: { initial: { name: '', address: '', phone: '', email: '' } },
  play: async (context) => {
    const t = textsOf(context, 'profileForm');
    await expect(await context.canvas.findByRole('textbox', { name: new RegExp(`^${t.companyEmail}`) })).toHaveValue(
      '',
    );
  },
};

/** The phone number and the email address must be valid. The first field with an error has the focus. */
export const Invalid: Story = {
  parameters: { initial: { ...filled, phone: '+22812', email: 'bonjour@' } },
  play: async (context) => {
    const t = textsOf(context, 'profileForm');
    const form = textsOf(context, 'form');
    const email = await context.canvas.findByRole('textbox', { name: new RegExp(`^${t.companyEmail}`) });
    await pressNext(context);
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(form.email)));
    const phone = context.canvas.getByRole('textbox', { name: new RegExp(`^${t.companyPhone}`) });
    await expect(phone).toHaveAccessibleDescription(expect.stringContaining(form.phone));
    await waitFor(() => expect(phone).toHaveFocus());
  },
};
