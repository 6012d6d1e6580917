import { Button } from '@kermesse/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { textsOf } from '../stories/flow-story.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function Kept({ value: begin, onChange, ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <PhoneField
        {...rest}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <output>{value}</output>
    </>
  );
}

const meta = {
  title: 'Flows/Fields/Phone',
  component: PhoneField,
  args: { label: 'Telephone', value: '', onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value contains no spaces. The default country is Togo. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    await userEvent.type(field, '90 12 34 56');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('+22890123456'));
  },
};

/** A number with a calling code selects its country and is formatted as in that country. */
export const International: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    await userEvent.click(field);
    await userEvent.paste('+33 612345678');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('+33612345678'));
    await waitFor(() => expect(field).toHaveValue('06 12 34 56 78'));
    await expect(canvas.getByRole('button')).toHaveTextContent('+33');
  },
};

function Opened(args: PhoneFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Kept {...args} />;
  return <Button onPress={() => flushSync(() => setIsOpen(true))}>Telephone</Button>;
}

/** A number typed before the numbering plans are loaded gets the calling code of the first country afterwards. */
export const TypedAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  args: { countries: ['BJ', 'GH'] },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Telephone' }).click();
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    void fireEvent.input(field, { target: { value: '90123456' } });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('+22990123456'));
  },
};

/** A number of Benin as it was until 2024, with 8 digits, gets its new prefix when the field loses the focus. */
export const FormerNumber: Story = {
  tags: ['!dev', '!autodocs'],
  args: { countries: ['BJ', 'GH'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    for (const typed of ['90 12 34 56', '+22990123456']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('+2290190123456'));
      await expect(field).toHaveValue('01 90 12 34 56');
    }
  },
};

/** An initial value is formatted as in its country. */
export const Filled: Story = {
  args: { value: '+233201234567' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('+233'));
    await expect(canvas.getByRole('status')).toHaveTextContent('+233201234567');
  },
};

/** Choosing a country with the keyboard changes the calling code of the number. */
export const ChooseCountry: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telephone' }), '90123456');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const search = await page.findByRole('searchbox', { name: textsOf({ globals }, 'phoneField').search });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('229');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(page.getByRole('option')).toHaveAttribute('data-focused'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('+22990123456'));
    await waitFor(() => expect(page.queryByRole('searchbox')).toBeNull());
  },
};
