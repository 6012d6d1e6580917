import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { NamedIcon } from '../../packages/sections/src/icons/NamedIcon.tsx';
import { iconNames } from '../../packages/sections/src/icons/names.ts';
import { networkNames, networks } from '../../packages/sections/src/site/networks.ts';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { useWords } from '../kit/words.ts';

const words = {
  fr: {
    above: 'Fondations',
    title: 'Les *icônes*',
    lead: 'Les icônes sont au trait, d’une seule famille (Lucide). Elles accompagnent un texte et ne le remplacent pas. Une icône sans texte a un nom accessible.',
    named: 'Icônes pour les éditeurs',
    namedNote: 'Les noms possibles dans un champ « icon ». Un clic copie le nom.',
    networks: 'Les réseaux sociaux',
    networksNote: 'Les logos de vingt-quatre réseaux. Chacun a un nom, visible ou pour les lecteurs d’écran.',
    copied: (name: string) => `« ${name} » a été copié`,
    failed: (name: string) => `La copie a échoué. Copiez ce nom : ${name}`,
  },
  en: {
    above: 'Foundations',
    title: '*Icons*',
    lead: 'Icons are line drawings from one family (Lucide). They accompany a text and do not replace it. An icon without text has an accessible name.',
    named: 'Icons for editors',
    namedNote: 'The valid names for an “icon” field. Click to copy a name.',
    networks: 'Social networks',
    networksNote: 'The logos of twenty-four networks. Each has a name, visible or for screen readers.',
    copied: (name: string) => `Copied “${name}”`,
    failed: (name: string) => `Copying failed. Copy this name: ${name}`,
  },
};

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));

  li {
    display: grid;
    margin: 0 -1px -1px 0;
    border: 1px solid var(--line);
  }
  button {
    display: grid;
    gap: 12px;
    justify-items: center;
    align-content: center;
    min-block-size: 116px;
    padding: 14px 6px;
    border: 0;
    background: var(--surface);
    color: var(--ink);
    font: 460 0.875rem/1.2 var(--sans);
    transition: background-color var(--fast) var(--ease);
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  button:hover {
    background: var(--sunk);
  }
  svg {
    inline-size: 30px;
    block-size: 30px;
  }
  [data-marks] & svg {
    fill: currentColor;
    color: var(--highlight-text);
  }
`;

const Status = styled.p`
  min-block-size: 1.5em;
  margin-block-start: 16px;
  color: var(--ink-soft);
`;

function Copyable({ names, children }: { names: readonly string[]; children: (name: string) => ReactNode }) {
  const t = useWords(words);
  const [status, setStatus] = useState('');
  const copy = (name: string) =>
    navigator.clipboard.writeText(name).then(
      () => setStatus(t.copied(name)),
      () => setStatus(t.failed(name)),
    );
  return (
    <>
      <Wall>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => void copy(name)}>
              {children(name)}
            </button>
          </li>
        ))}
      </Wall>
      <Status role="status">{status}</Status>
    </>
  );
}

function IconsPage() {
  const t = useWords(words);
  return (
    <Sheet above={t.above} title={t.title} lead={t.lead}>
      <Part title={t.named} note={t.namedNote}>
        <Copyable names={iconNames}>
          {(name) => (
            <>
              <NamedIcon name={name as (typeof iconNames)[number]} />
              {name}
            </>
          )}
        </Copyable>
      </Part>
      <Part title={t.networks} note={t.networksNote}>
        <div data-marks="">
          <Copyable names={networks}>
            {(name) => (
              <>
                <svg aria-hidden="true" focusable="false">
                  <use href={`/networks.svg#${name}`} />
                </svg>
                {networkNames[name as (typeof networks)[number]]}
              </>
            )}
          </Copyable>
        </div>
      </Part>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof IconsPage>;

export default meta;

/** All icons that editors can choose by name, and the logo of every social network. */
export const Icons: StoryObj<typeof meta> = {};

/** A test only: it overwrites the clipboard. */
export const Copied: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'cake' }));
    const [status] = canvas.getAllByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('cake'));
  },
};
