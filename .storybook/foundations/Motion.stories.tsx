import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@kermesse/ui/Button';
import { Checkbox } from '@kermesse/ui/Checkbox';
import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { motion } from '../advice/motion.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { useLocale, useWords } from '../kit/words.ts';

const words = {
  fr: {
    above: 'Fondations',
    title: 'Le *mouvement*',
    lead: 'Trois durées et une courbe. Une animation montre d’où vient un élément et où il va, puis s’arrête.',
    durations: 'Trois durées',
    durationsNote:
      'Si le système demande moins d’animations, les trois durées sont de zéro. La case à cocher simule ce réglage.',
    replay: 'Rejouer',
    reduced: 'Mouvement réduit',
    fast: 'un survol, une pression',
    base: 'un message, un onglet',
    slow: 'un panneau, un dialogue',
    rules: 'Les règles',
    rulesNote: 'Elles valent pour toutes les sections, y compris les nouvelles.',
    uses: 'Conseils',
    usesNote: 'Une erreur fréquente, et comment l’éviter.',
    list: [
      'Une animation automatique s’arrête au survol et au focus, et a un bouton de pause visible.',
      'Un bouton en attente garde sa largeur et indique l’action en cours.',
      'La barre de progression apparaît après 250 ms : un chargement rapide n’en a pas besoin.',
      'La page ne défile pas toute seule, et aucune action n’attend la fin d’une animation.',
      'Avec moins d’animations, les chiffres s’affichent aussitôt et les carrousels s’arrêtent.',
    ],
  },
  en: {
    above: 'Foundations',
    title: '*Motion*',
    lead: 'Three durations and one easing curve. An animation shows where an element comes from and where it goes, then stops.',
    durations: 'Three durations',
    durationsNote:
      'When the system asks for reduced motion, all three durations are zero. The checkbox simulates this setting.',
    replay: 'Play again',
    reduced: 'Reduced motion',
    fast: 'a hover, a press',
    base: 'a message, a tab',
    slow: 'a panel, a dialog',
    rules: 'The rules',
    rulesNote: 'They apply to all sections, including new ones.',
    uses: 'Guidance',
    usesNote: 'A common mistake, and how to avoid it.',
    list: [
      'An automatic animation pauses on hover and on focus, and has a visible pause button.',
      'A pending button keeps its width and names the running action.',
      'The progress bar appears after 250 ms: fast loading does not need it.',
      'The page never scrolls by itself, and no action waits for the end of an animation.',
      'With reduced motion, figures appear at once and carousels stop.',
    ],
  },
};

const Stage = styled.div`
  &[data-reduced] {
    --fast: 0ms;
    --base: 0ms;
    --slow: 0ms;
  }
`;

const Lanes = styled.ul`
  display: grid;
  gap: 18px;
  margin: 0 0 28px;

  li {
    display: grid;
    grid-template-columns: minmax(150px, 1fr) 4fr;
    gap: 20px;
    align-items: center;
  }
  code {
    display: block;
  }
  small {
    color: var(--ink-soft);
  }
`;

const Lane = styled.span`
  display: block;
  block-size: 44px;
  border-block-end: 1px solid var(--hairline);
  container-type: inline-size;

  i {
    display: block;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
    background: var(--highlight);
    transition: transform var(--time) var(--ease);
  }
  &[data-there] i {
    transform: translateX(calc(100cqi - 44px));
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 28px;
  align-items: center;
`;

const Rules = styled.ol`
  display: grid;
  gap: 0;
  counter-reset: rule;

  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 46em);
    align-items: baseline;
    padding-block: 14px;
    border-block-start: 1px solid var(--line);
    font-size: var(--text-2);
    counter-increment: rule;
  }
  li::before {
    content: counter(rule);
    color: var(--highlight-text);
    font: 300 var(--text-4) / 1 var(--serif);
  }
`;

function MotionPage() {
  const locale = useLocale();
  const t = useWords(words);
  const [there, setThere] = useState(false);
  const [reduced, setReduced] = useState(false);
  return (
    <Sheet above={t.above} title={t.title} lead={t.lead}>
      <Part title={t.durations} note={t.durationsNote}>
        <Stage data-reduced={reduced ? '' : undefined}>
          <Lanes>
            {(['fast', 'base', 'slow'] as const).map((name) => (
              <li key={name}>
                <span>
                  <code>--{name}</code>
                  <small>
                    {{ fast: 150, base: 220, slow: 300 }[name]} ms, {t[name]}
                  </small>
                </span>
                <Lane data-there={there ? '' : undefined} style={{ '--time': `var(--${name})` }}>
                  <i />
                </Lane>
              </li>
            ))}
          </Lanes>
          <Actions>
            <Button onPress={() => setThere((now) => !now)}>{t.replay}</Button>
            <Checkbox isSelected={reduced} onChange={setReduced}>
              {t.reduced}
            </Checkbox>
          </Actions>
        </Stage>
      </Part>
      <Part title={t.rules} note={t.rulesNote}>
        <Rules>
          {t.list.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Rules>
      </Part>
      <Part title={t.uses} note={t.usesNote}>
        <Choices choices={motion[locale]} locale={locale} />
      </Part>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof MotionPage>;

export default meta;

/** The three durations side by side, and the same with reduced motion. */
export const Motion: StoryObj<typeof meta> = {};

export const Reduced: StoryObj<typeof meta> = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Rejouer|Play again)$/ }));
    const light = canvasElement.querySelector('i');
    await expect(light).toHaveStyle({ transitionDuration: '0s' });
    await userEvent.click(canvas.getByRole('checkbox'));
  },
};
