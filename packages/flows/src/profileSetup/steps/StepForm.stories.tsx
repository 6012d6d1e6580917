import { Button } from '@kermesse/ui/Button';
import { TextField } from '@kermesse/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { screenOf, user } from '../../stories/form-stories.ts';
import { onFlowStage } from '../../stories/flow-story.tsx';
import { StepForm } from './StepForm.tsx';

/** Ends the check of the name, which must not contain digits. Its code may load slowly. */
let endCheck: () => void;
const slowCheck = ({ name }: { name: string }) =>
  new Promise<{ name?: { text: string } }>((resolve) => {
    endCheck = () => resolve(/\d/.test(name) ? { name: { text: 'A name has no digits' } } : {});
  });
const onNext = fn().mockName('onNext');

function LeavableStep() {
  const [left, setLeft] = useState(false);
  if (left) return null;
  const buttons = (
    <>
      <Button onPress={() => setLeft(true)}>Back</Button>
      <Button type="submit">Next</Button>
    </>
  );
  return (
    <StepForm
      initial={{ name: '' }}
      check={slowCheck}
      error={undefined}
      pending={false}
      onWrite={() => undefined}
      onNext={onNext}
      footer={() => buttons}
    >
      {({ field }) => <TextField {...field('name')} label="Name" />}
    </StepForm>
  );
}

const meta = {
  title: 'Flows/Profile set-up/Step form',
  tags: ['!dev', '!autodocs'],
  decorators: [onFlowStage],
  render: () => <LeavableStep />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (context: Parameters<typeof screenOf>[0]) =>
  user.click(screenOf(context).getByRole('button', { name: 'Next' }));
const checked = () => new Promise((resolve) => setTimeout(resolve));

/** The next step follows once the values are checked. */
export const SlowCheck: Story = {
  play: async (context) => {
    await submit(context);
    await expect(onNext).not.toHaveBeenCalled();
    endCheck();
    await checked();
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

/** A name that is changed during the check is checked as well: an error belongs to the visible text. */
export const ChangedDuringCheck: Story = {
  play: async (context) => {
    const name = screenOf(context).getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Afi 2');
    await submit(context);
    await user.type(name, '{Backspace}');
    endCheck();
    await checked();
    await expect(name).not.toBeInvalid();
    await expect(onNext).not.toHaveBeenCalled();
    await user.type(name, '3');
    endCheck();
    await checked();
    await expect(name).not.toBeInvalid();
    endCheck();
    await waitFor(() => expect(name).toBeInvalid());
    await expect(onNext).not.toHaveBeenCalled();
  },
};

/** Back during the check leaves the step: the next one does not follow. */
export const BackDuringCheck: Story = {
  play: async (context) => {
    await submit(context);
    await user.click(screenOf(context).getByRole('button', { name: 'Back' }));
    endCheck();
    await checked();
    await expect(onNext).not.toHaveBeenCalled();
  },
};
