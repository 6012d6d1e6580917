import { RadioGroup } from '@kermesse/ui/RadioGroup';
import { Select } from '@kermesse/ui/Select';
import type { Comparison } from '../kit/Choices.tsx';

const people = ['A customer', 'A provider', 'A planner'];

const towns = ['Aného', 'Atakpamé', 'Dapaong', 'Kara', 'Kpalimé', 'Lomé', 'Sokodé', 'Tsévié'];

const options = (labels: string[]) => labels.map((label) => ({ id: label, label }));

/** The advice for both the select and the radio group: each is often used where the other is right. */
export const choice: Comparison[] = [
  {
    good: 'Use a radio group for up to five options: all are visible, and one press selects.',
    right: <RadioGroup label="You are" options={options(people)} />,
    bad: 'Hide three options in a select: users need two presses and cannot compare them.',
    wrong: <Select label="You are" placeholder="Choose" options={options(people)} />,
  },
  {
    good: 'Use a select for more options: users can find one by typing.',
    right: <Select label="Town" placeholder="Choose" options={options(towns)} />,
    bad: 'Show eight radio buttons for one town: the form becomes too long to scan.',
    wrong: <RadioGroup label="Town" options={options(towns)} />,
  },
];
