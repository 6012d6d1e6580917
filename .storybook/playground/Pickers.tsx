import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { BrandColors } from '@kermesse/ui/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { brands, presetOf } from '../brands.ts';

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  gap: 14px clamp(18px, 3vw, 44px);
  align-items: center;
  padding: 14px var(--gutter);
  border-block-end: 1px solid var(--hairline);
  background: var(--raised);
  color: var(--ink);
  font-size: var(--text-0);

  @media (max-height: 600px), (max-width: 700px) {
    position: static;
  }
`;

const Three = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 22px;

  label {
    display: grid;
    grid-template-columns: auto auto;
    align-items: center;
    column-gap: 12px;
    line-height: 1.25;
  }
  input {
    grid-row: span 2;
    inline-size: 52px;
    block-size: 44px;
    padding: 3px;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: none;
    cursor: pointer;
  }
  code {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Preset = styled.button`
  inline-size: 44px;
  block-size: 44px;
  border: 1px solid var(--control);
  border-radius: 50%;
  background: linear-gradient(115deg, var(--one) 50%, var(--two) 50%);

  &[aria-pressed='true'] {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`;

const Summary = styled.strong`
  margin-inline-start: auto;
  font: 400 var(--text-2) / 1.2 var(--serif);
`;

export interface PickersWords {
  primary: string;
  secondary: string;
  accent: string;
  presets: string;
}

export interface PickersProps {
  brand: BrandColors;
  onChoose: (colors: BrandColors) => void;
  words: PickersWords;
  locale: Locale;
  /** The summary of the contrasts. */
  summary: string;
}

/**
 * The time without changes before everything is rendered again, in milliseconds: a colour picker fires an event for
 * every step.
 */
const rest = 140;

/** The colour pickers and the presets, sticky at the top of the playground. */
export function Pickers({ brand, onChoose, words, locale, summary }: PickersProps) {
  const [draft, setDraft] = useState<BrandColors>();
  useEffect(() => {
    if (!draft) return undefined;
    const timer = setTimeout(() => {
      onChoose(draft);
      setDraft(undefined);
    }, rest);
    return () => clearTimeout(timer);
  }, [draft, onChoose]);
  const shown = draft ?? brand;
  const selected = presetOf(brand);
  return (
    <Bar>
      <Three>
        {(['primary', 'secondary', 'accent'] as const).map((name) => (
          <label key={name}>
            <input
              type="color"
              value={shown[name].toLowerCase()}
              onChange={({ target }) => setDraft({ ...shown, [name]: target.value })}
            />
            {words[name]}
            <code>{shown[name].toLowerCase()}</code>
          </label>
        ))}
      </Three>
      <Presets role="group" aria-label={words.presets}>
        {Object.entries(brands).map(([name, { title, colors }]) => (
          <Preset
            key={name}
            type="button"
            title={title[locale]}
            aria-label={title[locale]}
            aria-pressed={selected === name}
            style={{ '--one': colors.primary, '--two': colors.secondary }}
            onClick={() => onChoose(colors)}
          />
        ))}
      </Presets>
      <Summary>{summary}</Summary>
    </Bar>
  );
}
