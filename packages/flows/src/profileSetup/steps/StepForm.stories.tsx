import { Button } from '@kermesse/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { screenOf, user } from '../../stories/form-stories.ts';
import { onFlowStage } from '../../stories/flow-story.tsx';
import { StepForm } from './StepForm.tsx';

/** Ends the check of the values. Its code may load slowly. */
let endCheck: () => void;
const slowCheck = () => new Promise<object>((resolve) => (endCheck = () => resolve({})));
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
      {() => null}
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
