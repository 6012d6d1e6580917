import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { screenOf, user } from '../../stories/form-stories.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Kept({ value: begin, ...rest }: CodeFieldProps) {
  const [value, setValue] = useState(begin);
  return <CodeField {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Flows/Fields/Code',
  component: CodeField,
  args: {
    name: 'code',
    label: 'Code',
    description: 'The code is valid for five minutes.',
    value: '',
    errorMessage: undefined,
    onChange: () => undefined,
    isRequired: true,
  },
  parameters: { french: { description: 'Le code est valable cinq minutes.' } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six empty cells. The first shows where the next digit goes. */
export const Unfilled: Story = {
  play: async (context) => {
    await expect(screenOf(context).getByRole('textbox', { name: 'Code' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
  },
};

/** The user has typed three digits. Letters are left out. */
export const ThreeDigits: Story = {
  play: async (context) => {
    const field = screenOf(context).getByRole('textbox', { name: 'Code' });
    await user.type(field, '4a0 7');
    await expect(field).toHaveValue('407');
  },
};

/** The user has pasted a whole message: the field keeps its code. */
export const Pasted: Story = {
  play: async (context) => {
    const field = screenOf(context).getByRole('textbox', { name: 'Code' });
    await user.click(field);
    await user.paste('Kermesse: 407 121');
    await expect(field).toHaveValue('407121');
  },
};

/** A countdown replaces the description. Screen readers read the description, which does not change. */
export const Counting: Story = {
  args: { ticking: 'The code is valid for 4:59.' },
  parameters: { french: { description: 'Le code est valable cinq minutes.', ticking: 'Le code est valable 4:59.' } },
  play: async (context) => {
    const field = screenOf(context).getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAccessibleDescription(/^(Le code est valable cinq minutes|The code is valid for five)/);
  },
};

export const WrongCode: Story = {
  args: { value: '407121', errorMessage: 'Wrong code' },
  parameters: {
    french: { description: 'Le code est valable cinq minutes.', errorMessage: 'Code incorrect' },
  },
  play: async (context) => {
    await expect(screenOf(context).getByRole('textbox', { name: 'Code' })).toBeInvalid();
    await expect(screenOf(context).getByText(/^(Code incorrect|Wrong code)$/)).toBeVisible();
  },
};
