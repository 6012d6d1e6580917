import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldGroupForm } from '../stories/FieldGroupForm.tsx';
import { localeOf, onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { user } from '../stories/form-stories.ts';
import { storyLists } from '../stories/people.ts';
import { ServicesFields, type ServicesValues } from './ServicesFields.tsx';

/** The checkboxes for a customer’s preferred services. None is required. */
const meta = {
  title: 'Flows/Fields/Preferred services',
  component: ServicesFields,
  decorators: [onFlowStage],
  parameters: { controls: { disable: true }, initial: { preferredServices: [] } },
  render: (_args, { globals, parameters }) => (
    <FieldGroupForm initial={parameters['initial'] as ServicesValues} check={() => ({})}>
      {({ choices }) => (
        <ServicesFields choices={choices} categories={storyLists(localeOf({ globals })).providerTypeCategories} />
      )}
    </FieldGroupForm>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Typical: Story = {
  play: async (context) => {
    const { services, servicesHint } = textsOf(context, 'profileForm');
    const group = await context.canvas.findByRole('group', { name: new RegExp(`^${services}`) });
    await expect(group).toHaveAccessibleDescription(expect.stringContaining(servicesHint));
    for (const box of context.canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** Several services can be chosen. */
export const Chosen: Story = {
  play: async (context) => {
    const [first, second] = await context.canvas.findAllByRole<HTMLInputElement>('checkbox');
    if (first === undefined || second === undefined) throw new Error('There are fewer than two services.');
    await user.click(first);
    await user.click(second);
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
  },
};
