import { Button } from '@kermesse/ui/Button';
import { Card } from '@kermesse/ui/Card';
import { Dialog } from '@kermesse/ui/Dialog';
import { Heading } from '@kermesse/ui/Heading';
import { Stack } from '@kermesse/ui/Stack';
import { Text } from '@kermesse/ui/Text';
import type { Use } from '../kit/Choices.tsx';

interface Words {
  open: string;
  title: string;
  text: string;
  keep: string;
  remove: string;
  close: string;
  sure: string;
  saved: string;
  texts: [string, string, string, string];
}

const uses = (t: Words): Use[] => [
  {
    good: t.texts[0],
    right: (
      <Dialog
        title={t.title}
        closeLabel={t.close}
        width={450}
        trigger={<Button variant="line">{t.open}</Button>}
        actions={(close) => (
          <>
            <Button variant="quiet" onPress={close}>
              {t.keep}
            </Button>
            <Button onPress={close}>{t.remove}</Button>
          </>
        )}
      >
        <p>{t.text}</p>
      </Dialog>
    ),
    bad: t.texts[1],
    wrong: (
      <Card lift="raised">
        <Stack gap={3}>
          <Heading level={4}>{t.sure}</Heading>
          <Stack direction="row" gap={3}>
            <Button variant="quiet">OK</Button>
            <Button variant="quiet">{t.close}</Button>
          </Stack>
        </Stack>
      </Card>
    ),
  },
  {
    good: t.texts[2],
    right: (
      <Text tone="soft" role="status">
        {t.saved}
      </Text>
    ),
    bad: t.texts[3],
    wrong: (
      <Card lift="raised">
        <Stack gap={3}>
          <Text>{t.saved}</Text>
          <Button size="s">OK</Button>
        </Stack>
      </Card>
    ),
  },
];

export const dialog = uses({
  open: 'Withdraw the invitation…',
  title: 'Withdraw the invitation?',
  text: 'The twelve people who received it will no longer be able to reply.',
  keep: 'Keep it',
  remove: 'Withdraw it',
  close: 'Close',
  sure: 'Are you sure?',
  saved: 'Card saved at 18:30.',
  texts: [
    'Ask the question in the title, label the buttons with verbs, and explain the consequences in the text.',
    'Ask “Are you sure?” and answer with “OK”: neither names the action.',
    'Show information that needs no answer on the page or in a notification.',
    'Interrupt the user to confirm success.',
  ],
});
