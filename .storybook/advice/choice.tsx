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

/** For the select and for the radio group alike: each is the other's mistake. */
export const choice = uses({
  who: 'You are',
  people: ['A customer', 'A provider', 'A planner'],
  where: 'Town',
  towns: ['Aného', 'Atakpamé', 'Dapaong', 'Kara', 'Kpalimé', 'Lomé', 'Sokodé', 'Tsévié'],
  choose: 'Choose',
  texts: [
    'Up to five choices: all in sight, a single gesture.',
    'Three words hidden behind an arrow: two gestures, and nothing to compare.',
    'Beyond that, a list: it opens where one is, and goes by typing.',
    'Eight lines for a town: the form has lost its thread.',
  ],
});
