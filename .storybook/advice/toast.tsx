import { Button } from '@kermesse/ui/Button';
import { Card } from '@kermesse/ui/Card';
import { Stack } from '@kermesse/ui/Stack';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import type { Use } from '../kit/Choices.tsx';

interface Words {
  saved: string;
  savedText: string;
  failed: string;
  again: string;
  email: string;
  fault: string;
  texts: [string, string, string, string];
}

const uses = (t: Words): Use[] => [
  {
    good: t.texts[0],
    right: (
      <Card lift="raised">
        <strong>{t.saved}</strong>
        <Text tone="soft">
          <em>{t.savedText}</em>
        </Text>
      </Card>
    ),
    bad: t.texts[1],
    wrong: (
      <Card lift="raised">
        <Stack gap={2}>
          <strong>{t.failed}</strong>
          <Button size="s">{t.again}</Button>
        </Stack>
      </Card>
    ),
  },
  {
    good: t.texts[2],
    right: <TextField label={t.email} type="email" defaultValue="afi.lome.tg" errorMessage={t.fault} />,
    bad: t.texts[3],
    wrong: (
      <Card lift="raised">
        <strong>{t.fault}</strong>
      </Card>
    ),
  },
];

export const toast = uses({
  saved: 'Card saved',
  savedText: 'It is in your booklet, on the page for December.',
  failed: 'The request was not sent',
  again: 'Try again',
  email: 'Email',
  fault: 'This address is missing an @.',
  texts: [
    'Report a result that users can miss without loss.',
    'Offer a fix in a message that disappears. Show errors that users can fix on the page.',
    'Show an error under its field, and keep it there.',
    'Report the error of a field in a notification: users have to search for the field.',
  ],
});
