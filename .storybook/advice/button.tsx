import { Button } from '@kermesse/ui/Button';
import { Stack } from '@kermesse/ui/Stack';
import type { Comparison } from '../kit/Choices.tsx';

export const button: Comparison[] = [
  {
    good: 'Use one primary button per group. Use the quiet variant for the others.',
    right: (
      <Stack direction="row" gap={3}>
        <Button>Send</Button>
        <Button variant="quiet">Cancel</Button>
      </Stack>
    ),
    bad: 'Use several filled buttons: none of them guides the user.',
    wrong: (
      <Stack direction="row" gap={3}>
        <Button>Send</Button>
        <Button variant="highlight">Keep</Button>
        <Button>Cancel</Button>
      </Stack>
    ),
  },
  {
    good: 'Label the button with its action. Keep it enabled, and report what is missing after a press.',
    right: <Button variant="highlight">Create my event</Button>,
    bad: 'Disable a button without a reason, or label it with the gesture instead of the effect.',
    wrong: <Button isDisabled>Click here</Button>,
  },
];
