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
    'One solid action per card; the rest keeps quiet.',
    'Fill them all: when everything calls, nothing guides.',
    'A verb, what it does; the button always answers, and says what is missing.',
    'Grey it out without saying why, or name the gesture instead of the effect.',
  ],
});
