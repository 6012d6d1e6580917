import { Button } from '@kermesse/ui/Button';
import { Stack } from '@kermesse/ui/Stack';
import type { Use } from '../kit/Choices.tsx';

const uses = (t: {
  send: string;
  cancel: string;
  draft: string;
  create: string;
  here: string;
  texts: [string, string, string, string];
}): Use[] => [
  {
    good: t.texts[0],
    right: (
      <Stack direction="row" gap={3}>
        <Button>{t.send}</Button>
        <Button variant="quiet">{t.cancel}</Button>
      </Stack>
    ),
    bad: t.texts[1],
    wrong: (
      <Stack direction="row" gap={3}>
        <Button>{t.send}</Button>
        <Button variant="highlight">{t.draft}</Button>
        <Button>{t.cancel}</Button>
      </Stack>
    ),
  },
  {
    good: t.texts[2],
    right: <Button variant="highlight">{t.create}</Button>,
    bad: t.texts[3],
    wrong: <Button isDisabled>{t.here}</Button>,
  },
];

export const button = uses({
  send: 'Send',
  cancel: 'Cancel',
  draft: 'Keep',
  create: 'Create my event',
  here: 'Click here',
  texts: [
    'Use one primary button per group. Use the quiet variant for the others.',
    'Use several filled buttons: none of them guides the user.',
    'Label the button with its action. Keep it enabled, and report what is missing after a press.',
    'Disable a button without a reason, or label it with the gesture instead of the effect.',
  ],
});
