import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FieldGroupForm } from '../stories/FieldGroupForm.tsx';
import { localeOf, onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { pressNext } from '../stories/form-stories.ts';
import { storyLists } from '../stories/people.ts';
import { checkBio, type BioValues } from './checks/check-bio.ts';
import { maxLengths } from './checks/lengths.ts';
import { BioFields } from './BioFields.tsx';

/** The biography and, for providers, their types. The first eight types are shown, “Display more” shows the others. */
const meta = {
  title: 'Flows/Fields/Biography and types',
  component: BioFields,
  decorators: [onFlowStage],
  parameters: { controls: { disable: true }, initial: { bio: '', types: [] }, asksTypes: true },
  render: (_args, { globals, parameters }) => (
    <FieldGroupForm initial={parameters['initial'] as BioValues} check={checkBio(parameters['asksTypes'] === true)}>
      {({ field, choices }) => (
        <BioFields
          field={field}
          choices={choices}
          types={parameters['asksTypes'] === true ? storyLists(localeOf({ globals })).providerTypes : undefined}
        />
      )}
    </FieldGroupForm>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Typical: Story = {
  play: async (context) => {
    const t = textsOf(context, 'profileForm');
    await expect(await context.canvas.findByRole('textbox', { name: new RegExp(`^${t.bio}`) })).toHaveValue('');
    await expect(context.canvas.getAllByRole('checkbox')).toHaveLength(8);
    await expect(context.canvas.getByRole('button', { name: t.displayMore })).toBeVisible();
  },
};

/** A planner has no types. */
export const ForAPlanner: Story = {
  parameters: { asksTypes: false },
  play: async (context) => {
    const t = textsOf(context, 'profileForm');
    await expect(await context.canvas.findByRole('textbox', { name: new RegExp(`^${t.bio}`) })).toBeVisible();
    await expect(context.canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** From 90 % of its maximum length on, a counter takes the place of the hint. */
export const AlmostTooLong: Story = {
  parameters: { initial: { bio: 'Kermesse. '.repeat(maxLengths.bio / 10 - 10), types: [] } },
  play: async (context) => {
    const t = textsOf(context, 'profileForm');
    const bio = await context.canvas.findByRole('textbox', { name: new RegExp(`^${t.bio}`) });
    await expect(bio).toHaveAccessibleDescription(expect.stringMatching(/4\D?900/));
  },
};

/** A provider has at least one type. */
export const Invalid: Story = {
  play: async (context) => {
    const t = textsOf(context, 'profileForm');
    const group = await context.canvas.findByRole('group', { name: new RegExp(`^${t.types}`) });
    await pressNext(context);
    const { required } = textsOf(context, 'form');
    await waitFor(() => expect(group).toHaveAccessibleDescription(expect.stringContaining(required)));
  },
};
