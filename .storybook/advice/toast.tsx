import { Button } from '@kermesse/ui/Button';
import { Card } from '@kermesse/ui/Card';
import { Stack } from '@kermesse/ui/Stack';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import type { Comparison } from '../kit/Choices.tsx';

export const toast: Comparison[] = [
  {
    good: 'Report a result that users can miss without loss.',
    right: (
      <Card lift="raised">
        <strong>Card saved</strong>
        <Text tone="soft">
          <em>It is in your booklet, on the page for December.</em>
        </Text>
      </Card>
    ),
    bad: 'Offer a fix in a message that disappears. Show errors that users can fix on the page.',
    wrong: (
      <Card lift="raised">
        <Stack gap={2}>
          <strong>The request was not sent</strong>
          <Button size="s">Try again</Button>
        </Stack>
      </Card>
    ),
  },
  {
    good: 'Show an error under its field, and keep it there.',
    right: (
      <TextField label="Email" type="email" defaultValue="afi.lome.tg" errorMessage="This address is missing an @." />
    ),
    bad: 'Report the error of a field in a notification: users have to search for the field.',
    wrong: (
      <Card lift="raised">
        <strong>This address is missing an @.</strong>
      </Card>
    ),
  },
];
