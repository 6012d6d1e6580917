import { Checkbox } from '@kermesse/ui/Checkbox';
import { Stack } from '@kermesse/ui/Stack';
import { TextField } from '@kermesse/ui/TextField';
import type { Comparison } from '../kit/Choices.tsx';

/** The advice for the text field: a visible label, and an error message that helps. */
export const textField: Comparison[] = [
  {
    good: 'Name the field in a label that stays, and put the rule into the hint.',
    right: <TextField label="Number of guests" description="Children count, too." defaultValue="150" />,
    bad: 'Put the label into the placeholder: it disappears with the first character.',
    wrong: <TextField label="" aria-label="Number of guests" placeholder="Number of guests, with children" />,
  },
  {
    good: 'Say what is wrong and how to fix it.',
    right: (
      <TextField
        label="Email"
        type="email"
        defaultValue="afi.lome.tg"
        errorMessage="This address is missing an @: afi@lome.tg."
      />
    ),
    bad: 'Say only that something is wrong.',
    wrong: <TextField label="Email" type="email" defaultValue="afi.lome.tg" errorMessage="Invalid input!" />,
  },
];

/** The advice for the checkbox: positive labels, and agreement that the user gives. */
export const checkbox: Comparison[] = [
  {
    good: 'Write the label from the user’s point of view, and leave agreement to the user.',
    right: (
      <Stack gap={2}>
        <Checkbox>I accept the terms</Checkbox>
        <Checkbox>Send me news by email</Checkbox>
      </Stack>
    ),
    bad: 'Preselect agreement, or negate the label: users have to think about what a tick means.',
    wrong: (
      <Stack gap={2}>
        <Checkbox defaultSelected>I accept the terms</Checkbox>
        <Checkbox defaultSelected>Do not send me no news</Checkbox>
      </Stack>
    ),
  },
];
