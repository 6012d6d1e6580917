import { breakpoints } from '@kermesse/ui/breakpoints';
import { colorRoles, shadowRoles, tones } from '@kermesse/ui/theme';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { shadowTable } from '../../packages/ui/src/theme/roles/shadow-roles.ts';
import { constantTokens } from '../../packages/ui/src/theme/tokens.ts';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { TableHead } from '../kit/TableHead.tsx';
import { useWords } from '../kit/words.ts';

const words = {
  fr: {
    above: 'Fondations',
    title: 'Les jetons, *prêts à copier*',
    lead: 'Chaque valeur du style porte un nom. Appuyez sur un nom : la propriété CSS est copiée. npm run tokens écrit les mêmes en CSS, en TypeScript et en JSON pour Figma.',
    colors: 'Les couleurs',
    colorsNote: 'Une ligne par rôle, une case par fond. Le même nom prend la couleur du fond où il est utilisé.',
    shadows: 'Les ombres',
    constants: 'Les constantes',
    constantsNote: 'Caractères, espaces, formes, durées et plans. Aucun réglage du site ne les change.',
    breakpoints: 'Les points de rupture',
    role: 'Rôle',
    tones: { page: 'page', brand: 'marque', highlight: 'accent', paper: 'papier', deep: 'profond' },
    copied: (text: string) => `Copié : ${text}`,
  },
  en: {
    above: 'Foundations',
    title: 'Tokens, *ready to copy*',
    lead: 'Each value of the style has a name. Press a name to copy its CSS property. npm run tokens writes the same ones as CSS, TypeScript and JSON for Figma.',
    colors: 'Colours',
    colorsNote:
      'One row for each role, one cell for each background. Inside a background, a property has the colour of that background.',
    shadows: 'Shadows',
    constants: 'Constants',
    constantsNote: 'Type, space, shape, durations and layers. No setting of the site changes them.',
    breakpoints: 'Breakpoints',
    role: 'Role',
    tones: { page: 'page', brand: 'brand', highlight: 'highlight', paper: 'paper', deep: 'deep' },
    copied: (text: string) => `Copied: ${text}`,
  },
};

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 6px 12px 6px 0;
    border-block-start: 1px solid var(--line);
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    border: 0;
    color: var(--ink-soft);
    font-weight: 400;
  }
  td {
    overflow-wrap: anywhere;
  }
`;

const Name = styled.button`
  min-block-size: 32px;
  padding: 0 8px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  background: none;
  color: var(--ink);
  font: inherit;
  font-size: var(--text-0);
  white-space: nowrap;
  cursor: copy;

  &:hover {
    background: var(--sunk);
  }
  &[data-copied] {
    border-color: var(--success);
    color: var(--success);
  }
`;

const Swatch = styled.span`
  display: block;
  inline-size: 72px;
  block-size: 32px;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--page);

  i {
    display: block;
    block-size: 100%;
  }
`;

function TokensPage() {
  const t = useWords(words);
  const [copied, setCopied] = useState('');
  const name = (token: string, text = `var(--${token})`) => (
    <Name
      type="button"
      data-copied={copied === text ? '' : undefined}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      {token}
    </Name>
  );
  const list = (entries: [string, string][], textOf?: (token: string, value: string) => string) => (
    <Scroller tabIndex={0} role="region" aria-label={entries[0]?.[0]}>
      <Table>
        <tbody>
          {entries.map(([token, value]) => (
            <tr key={token}>
              <th scope="row">{name(token, textOf?.(token, value))}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
  return (
    <Sheet above={t.above} title={t.title} lead={t.lead}>
      <VisuallyHidden role="status">{copied === '' ? '' : t.copied(copied)}</VisuallyHidden>
      <Part title={t.colors} note={t.colorsNote}>
        <Scroller tabIndex={0} role="region" aria-label={t.colors}>
          <Table>
            <TableHead columns={[t.role, ...tones.map((tone) => t.tones[tone])]} />
            <tbody>
              {colorRoles.map((role) => (
                <tr key={role}>
                  <th scope="row">{name(role)}</th>
                  {tones.map((tone) => (
                    <td key={tone}>
                      <Swatch data-tone={tone} role="img" aria-label={`${role}, ${t.tones[tone]}`}>
                        <i style={{ background: `var(--${role})` }} />
                      </Swatch>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      </Part>
      <Part title={t.shadows}>{list(shadowRoles.map((role) => [role, shadowTable[role].property]))}</Part>
      <Part title={t.constants} note={t.constantsNote}>
        {list(Object.entries(constantTokens).map(([token, { css }]) => [token, css]))}
      </Part>
      <Part title={t.breakpoints}>
        {list(
          Object.entries(breakpoints).map(([token, pixels]) => [token, `${pixels}px`]),
          (_token, value) => `(min-width: ${value})`,
        )}
      </Part>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  component: TokensPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof TokensPage>;

export default meta;

/** All tokens by name. Clicking a name copies its custom property. */
export const Tokens: StoryObj<typeof meta> = {
  tags: ['screenshot'],
  parameters: { screenshot: { maximumHeight: 2400 } },
};

export const Copied: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ink-soft' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('var(--ink-soft)');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/var\(--ink-soft\)$/));
    await userEvent.click(canvas.getByRole('button', { name: 'tablet' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/\(min-width: 768px\)$/));
  },
};
