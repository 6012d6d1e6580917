import { useState } from 'react';
import { Button } from '@kermesse/ui/Button';
import styled from 'styled-components';
import type { Use } from '../kit/Choices.tsx';
import type { Both } from '../kit/words.ts';

const Letter = styled.p`
  margin-block-start: 14px;
  padding: 12px 18px;
  background: var(--raised);
  box-shadow: var(--shadow-rest);
  transition:
    transform var(--base) var(--ease),
    opacity var(--base) var(--ease);

  &[data-away] {
    opacity: 0;
    transform: translateY(10px);
  }
  &[data-late] {
    transform: translateX(46%) rotate(-7deg);
  }
`;

/** Comes from where it was sent, and rests. */
function Settles({ action, text }: { action: string; text: string }) {
  const [away, setAway] = useState(false);
  return (
    <>
      <Button size="s" variant="line" onPress={() => setAway((now) => !now)}>
        {action}
      </Button>
      <Letter data-away={away ? '' : undefined}>{text}</Letter>
    </>
  );
}

const uses = (t: { action: string; text: string; texts: [string, string] }): Use[] => [
  {
    good: t.texts[0],
    right: <Settles action={t.action} text={t.text} />,
    bad: t.texts[1],
    wrong: <Letter data-late="">{t.text}</Letter>,
  },
];

export const motion: Both<Use[]> = {
  fr: uses({
    action: 'Afficher, masquer',
    text: 'Carton enregistré',
    texts: [
      'Quelques pixels, 220 ms, et plus rien : on a vu d’où cela venait.',
      'Traverser l’écran en tournant : on regarde le mouvement, pas la nouvelle.',
    ],
  }),
  en: uses({
    action: 'Show, hide',
    text: 'Card saved',
    texts: [
      'A few pixels, 220 ms, then rest: one saw where it came from.',
      'Cross the screen in a spin: one watches the movement, not the news.',
    ],
  }),
};
