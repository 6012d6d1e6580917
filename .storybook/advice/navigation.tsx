import { Button } from '@kermesse/ui/Button';
import { Card } from '@kermesse/ui/Card';
import { Rule } from '@kermesse/ui/Rule';
import { Stack } from '@kermesse/ui/Stack';
import { Tabs } from '@kermesse/ui/Tabs';
import { Text } from '@kermesse/ui/Text';
import { TextLink } from '@kermesse/ui/TextLink';
import type { Comparison } from '../kit/Choices.tsx';

const tab = (title: string, content: string) => ({ id: title, title, content: <Text>{content}</Text> });

/** The advice for tabs: views of one subject, with short titles of the same form. */
export const tabs: Comparison[] = [
  {
    good: 'Use tabs for views of one subject of which users need one at a time.',
    right: (
      <Tabs
        label="Programme"
        tabs={[
          tab('Friday', 'Families arrive at the hotel.'),
          tab('Saturday', 'Ceremony, lunch under the palms, dancing.'),
          tab('Sunday', 'Thanksgiving service and lunch.'),
        ]}
      />
    ),
    bad: 'Hide what everybody needs in a second tab, or write titles of different forms.',
    wrong: (
      <Tabs
        label="Booking"
        tabs={[
          tab('About the hall', 'A garden for 150 guests by the lagoon.'),
          tab('See what it costs', 'F CFA 250,000 a day.'),
          tab('T&Cs', 'The deposit confirms the date.'),
        ]}
      />
    ),
  },
];

/** The entries of an open menu, drawn: an open menu would cover the page. */
function Entries({ labels, last }: { labels: string[]; last?: string }) {
  return (
    <Card lift="raised">
      <Stack gap={2}>
        {labels.map((label) => (
          <Text key={label} size={0}>
            {label}
          </Text>
        ))}
        {last !== undefined && (
          <>
            <Rule />
            <Text size={0}>{last}</Text>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The advice for the menu: entries of one form, and no menu for the main action. */
export const menu: Comparison[] = [
  {
    good: 'Use the same form for all entries. Put the one that ends something last, after a rule.',
    right: <Entries labels={['My profile', 'My events', 'Preferences']} last="Log out" />,
    bad: 'Mix verbs, nouns and sentences, with the dangerous entry between the others.',
    wrong: <Entries labels={['Profile', 'Log out', 'See all of my events', 'You can change settings here']} />,
  },
  {
    good: 'Show the main action, and leave the menu to the rest.',
    right: (
      <Stack direction="row" gap={3}>
        <Button>Send the request</Button>
        <Button variant="line">More</Button>
      </Stack>
    ),
    bad: 'Hide the only way to the main action in a menu.',
    wrong: (
      <Stack direction="row" gap={3}>
        <TextLink href="#menu">Learn about requests</TextLink>
        <Button variant="line">Actions</Button>
      </Stack>
    ),
  },
];
