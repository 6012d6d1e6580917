import { TextField } from '@kermesse/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failureText, screenOf } from '../../stories/form-stories.ts';
import { localeOf, textsOf } from '../../stories/flow-story.tsx';
import { SubmitForm } from './SubmitForm.tsx';

const samples = {
  fr: { label: 'Adresse e-mail', submit: 'Envoyer', pendingLabel: 'Envoi…' },
  en: { label: 'Email', submit: 'Send', pendingLabel: 'Sending…' },
};

const form = { formProps: { noValidate: true }, notice: undefined, pending: false };

/**
 * The frame of a form that calls the API: its fields in one column, the error of the whole form, and the button that
 * submits. `useForm` provides the state of the form.
 */
const meta = {
  title: 'Flows/Form/Submit form',
  component: SubmitForm,
  args: { form, submit: '', pendingLabel: '' },
  render: (args, { globals }) => {
    const { label, ...labels } = samples[localeOf({ globals })];
    return (
      <SubmitForm {...args} {...labels}>
        <TextField label={label} defaultValue="afi@example.com" />
      </SubmitForm>
    );
  },
} satisfies Meta<typeof SubmitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: samples[localeOf(context)].submit });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(screenOf(context).getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** The button is pending while the request is sent. */
export const Sending: Story = {
  args: { form: { ...form, pending: true } },
  play: async ({ canvas, globals }) => {
    const { pendingLabel } = samples[localeOf({ globals })];
    await expect(canvas.getByRole('button')).toHaveTextContent(pendingLabel);
  },
};

/** While the browser computes a proof that a human uses it, the pending button says so. */
export const Proving: Story = {
  args: { form: { ...form, pending: true }, proving: true },
  play: async (context) => {
    await expect(context.canvas.getByRole('button')).toHaveTextContent(textsOf(context, 'humanCheck').proving);
  },
};

/** The error of the whole form is above the button. */
export const Failed: Story = {
  args: { form: { ...form, notice: { message: 'generic', help: 'retry' } } },
  play: async (context) => {
    const alert = screenOf(context).getByRole('alert');
    const button = context.canvas.getByRole('button', { name: samples[localeOf(context)].submit });
    await expect(alert).toHaveTextContent(failureText('generic', context));
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};
