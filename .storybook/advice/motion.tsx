import { useState } from 'react';
import { Button } from '@kermesse/ui/Button';
import styled from 'styled-components';
import type { Comparison } from '../kit/Choices.tsx';
import type { PerLanguage } from '../kit/words.ts';

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

/** An example of a good transition: a short movement that shows where the element comes from. */
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

const uses = (t: { action: string; text: string; texts: [string, string] }): Comparison[] => [
  {
    good: t.texts[0],
    right: <Settles action={t.action} text={t.text} />,
    bad: t.texts[1],
    wrong: <Letter data-late="">{t.text}</Letter>,
  },
];

export const motion: PerLanguage<Comparison[]> = {
  fr: uses({
    action: 'Afficher, masquer',
    text: 'Carton enregistré',
    texts: [
      'Déplacer l’élément de quelques pixels en 220 ms, pour montrer d’où il vient.',
      'Faire traverser l’écran à l’élément en tournant : le mouvement détourne l’attention du message.',
    ],
  }),
  en: uses({
    action: 'Show, hide',
    text: 'Card saved',
    texts: [
      'Move the element a few pixels in 220 ms, to show where it comes from.',
      'Spin the element across the screen: the motion distracts from the message.',
    ],
  }),
};
