import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Heading } from '@kermesse/ui/Heading';
import { Icon } from '@kermesse/ui/Icon';
import { Stack } from '@kermesse/ui/Stack';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import { Ticket } from '@kermesse/ui/Ticket';
import { BadgeCheck, Cog, MapPin, Orbit } from 'lucide-react';
import type { Comparison } from '../kit/Choices.tsx';

/** The advice for headings: a few words, one emphasis. */
export const heading: Comparison[] = [
  {
    good: 'Use at most eight words and emphasise one part.',
    right: (
      <Heading level={4} size={4}>
        The table is laid, <em>all it lacks is you</em>
      </Heading>
    ),
    bad: 'Write a sentence with a full stop, or emphasise several parts.',
    wrong: (
      <Heading level={4} size={4}>
        We are <em>very happy</em> to tell you that the <em>table</em> has been laid for <em>all</em> of your guests.
      </Heading>
    ),
  },
];

/** The advice for icons: familiar ones, beside the text that they support. */
export const icon: Comparison[] = [
  {
    good: 'Put a familiar icon beside a text that says the same.',
    right: (
      <Stack gap={2}>
        <Text>
          <Icon icon={MapPin} /> Aného, Togo
        </Text>
        <Text>
          <Icon icon={BadgeCheck} /> Verified provider
        </Text>
      </Stack>
    ),
    bad: 'Use an icon whose meaning has to be guessed.',
    wrong: (
      <Stack direction="row" gap={4}>
        <Heading level={4} size={3}>
          <Icon icon={Orbit} />
        </Heading>
        <Heading level={4} size={3}>
          <Icon icon={Cog} />
        </Heading>
      </Stack>
    ),
  },
];

/** The advice for tickets: an offer with its price and one action, not a form. */
export const ticket: Comparison[] = [
  {
    good: 'Show one offer. Its price and its action are on the stub.',
    right: (
      <Ticket
        stub={
          <>
            <ButtonLink href="#ticket" size="s">
              Choose
            </ButtonLink>
            <Text as="span" size={0}>
              F CFA 15,000
            </Text>
          </>
        }
      >
        <Stack gap={2}>
          <Heading level={4}>The Big Day</Heading>
          <Text size={0}>Unlimited guests and a planner of your own.</Text>
        </Stack>
      </Ticket>
    ),
    bad: 'Put a form into a ticket: it looks like something to buy.',
    wrong: (
      <Ticket>
        <Stack gap={2}>
          <Heading level={4}>Contact us</Heading>
          <TextField label="Name" />
          <TextField label="Email" />
        </Stack>
      </Ticket>
    ),
  },
];
