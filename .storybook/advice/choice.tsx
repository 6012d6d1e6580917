import { RadioGroup } from '@kermesse/ui/RadioGroup';
import { Select } from '@kermesse/ui/Select';
import type { Use } from '../kit/Choices.tsx';

interface Words {
  who: string;
  people: string[];
  where: string;
  towns: string[];
  choose: string;
  texts: [string, string, string, string];
}

const options = (labels: string[]) => labels.map((label) => ({ id: label, label }));

const uses = (t: Words): Use[] => [
  {
    good: t.texts[0],
    right: <RadioGroup label={t.who} options={options(t.people)} />,
    bad: t.texts[1],
    wrong: <Select label={t.who} placeholder={t.choose} options={options(t.people)} />,
  },
  {
    good: t.texts[2],
    right: <Select label={t.where} placeholder={t.choose} options={options(t.towns)} />,
    bad: t.texts[3],
    wrong: <RadioGroup label={t.where} options={options(t.towns)} />,
  },
];

/** The advice for both the select and the radio group: each is often used where the other is right. */
export const choice = uses({
  who: 'You are',
  people: ['A customer', 'A provider', 'A planner'],
  where: 'Town',
  towns: ['Aného', 'Atakpamé', 'Dapaong', 'Kara', 'Kpalimé', 'Lomé', 'Sokodé', 'Tsévié'],
  choose: 'Choose',
  texts: [
    'Use a radio group for up to five options: all are visible, and one press selects.',
    'Hide three options in a select: users need two presses and cannot compare them.',
    'Use a select for more options: users can find one by typing.',
    'Show eight radio buttons for one town: the form becomes too long to scan.',
  ],
});
