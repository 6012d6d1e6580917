import { Button } from '@kermesse/ui/Button';
import { Card } from '@kermesse/ui/Card';
import { Dialog } from '@kermesse/ui/Dialog';
import { Heading } from '@kermesse/ui/Heading';
import { Stack } from '@kermesse/ui/Stack';
import { Text } from '@kermesse/ui/Text';
import type { Comparison } from '../kit/Choices.tsx';

export const dialog: Comparison[] = [
  {
    good: 'Ask the question in the title, label the buttons with verbs, and explain the consequences in the text.',
    right: (
      <Dialog
        title="Withdraw the invitation?"
        closeLabel="Close"
        width={450}
        trigger={<Button variant="line">Withdraw the invitation…</Button>}
        actions={(close) => (
          <>
            <Button variant="quiet" onPress={close}>
              Keep it
            </Button>
            <Button onPress={close}>Withdraw it</Button>
          </>
        )}
      >
        <p>The twelve people who received it will no longer be able to reply.</p>
      </Dialog>
    ),
    bad: 'Ask “Are you sure?” and answer with “OK”: neither names the action.',
    wrong: (
      <Card lift="raised">
        <Stack gap={3}>
          <Heading level={4}>Are you sure?</Heading>
          <Stack direction="row" gap={3}>
            <Button variant="quiet">OK</Button>
            <Button variant="quiet">Close</Button>
          </Stack>
        </Stack>
      </Card>
    ),
  },
  {
    good: 'Show information that needs no answer on the page or in a notification.',
    right: (
      <Text tone="soft" role="status">
        Card saved at 18:30.
      </Text>
    ),
    bad: 'Interrupt the user to confirm success.',
    wrong: (
      <Card lift="raised">
        <Stack gap={3}>
          <Text>Card saved at 18:30.</Text>
          <Button size="s">OK</Button>
        </Stack>
      </Card>
    ),
  },
];
