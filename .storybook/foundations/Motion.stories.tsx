import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@kermesse/ui/Button';
import { Checkbox } from '@kermesse/ui/Checkbox';
import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { motion } from '../advice/motion.tsx';
import { Uses } from '../kit/Choices.tsx';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { useLocale, useWords } from '../kit/words.ts';

const words = {
  fr: {
    above: 'Fondations',
    title: 'Tout se pose, *rien ne rebondit*',
    lead: 'Trois durées, une courbe. Un mouvement dit d’où vient une chose et où elle va, puis se tait.',
    durations: 'Trois durées',
    durationsNote:
      'Le mouvement réduit, demandé au système, met les trois à zéro. La case montre la même page pour qui l’a demandé.',
    replay: 'Rejouer',
    reduced: 'Mouvement réduit',
    fast: 'un survol, une pression',
    base: 'un message, un onglet',
    slow: 'un panneau, un dialogue',
    rules: 'Les règles',
    rulesNote: 'Elles valent pour toute section, d’aujourd’hui ou de demain.',
    uses: 'Bien mouvoir',
    usesNote: 'Une faute facile, et son remède.',
    list: [
      'Ce qui bouge de soi-même s’arrête sous la souris et sous le focus, et porte un bouton de pause visible.',
      'Un bouton qui travaille garde sa largeur et dit ce qu’il fait.',
      'La barre de progression vient après 250 ms : ce qui est rapide n’a pas besoin d’excuse.',
      'Rien ne défile à la place du lecteur ; rien n’attend la fin d’une animation.',
      'Avec le mouvement réduit, les chiffres sont là d’emblée et les diapositives ne tournent plus.',
    ],
  },
  en: {
    above: 'Foundations',
    title: 'Things settle, *nothing bounces*',
    lead: 'Three durations, one curve. A movement says where a thing comes from and where it goes, then it is quiet.',
    durations: 'Three durations',
    durationsNote:
      'Reduced motion, asked of the system, sets all three to nothing. The box shows the same page to somebody who asked for it.',
    replay: 'Play again',
    reduced: 'Reduced motion',
    fast: 'a hover, a press',
    base: 'a message, a tab',
    slow: 'a panel, a dialog',
    rules: 'The rules',
    rulesNote: 'They hold for every section, of today or of tomorrow.',
    uses: 'Well moved',
    usesNote: 'An easy fault, and its cure.',
    list: [
      'What moves by itself stops under the mouse and under the focus, and carries a visible pause button.',
      'A button at work keeps its width and says what it does.',
      'The progress bar comes after 250 ms: what is fast needs no excuse.',
      'Nothing scrolls in the reader’s place; nothing waits for the end of an animation.',
      'With reduced motion, figures are there at once and slides turn no more.',
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
  padding: 0;
  list-style: none;

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
  margin: 0;
  padding: 0;
  counter-reset: rule;
  list-style: none;

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
        <Uses uses={motion[locale]} locale={locale} />
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

/** The three durations side by side, and the same without motion. */
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
