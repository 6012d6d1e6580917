import type { Locale } from '@kermesse/api/schemas/common/locale';
import {
  colorRoles,
  contrastPairs,
  createTheme,
  tones,
  type BrandColors,
  type ColorRole,
  type Scheme,
  type Tone,
} from '@kermesse/ui/theme';
import styled from 'styled-components';
import { measureContrasts, formatRatio, type Measured } from './contrasts.ts';

const Background = styled.section`
  padding: clamp(24px, 3vw, 44px);
  background: var(--page);
  color: var(--ink);

  & + & {
    margin-block-start: 20px;
  }
  h3 {
    font-size: var(--text-3);
  }
  h3 + p {
    max-width: 40em;
    color: var(--ink-soft);
  }
`;

const Fold = styled.details`
  margin-block-start: 12px;

  summary {
    display: none;
  }
  &[data-folded] summary {
    display: list-item;
    cursor: pointer;
  }
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 16px 12px;
  margin: 24px 0 28px;

  li {
    display: grid;
    font-size: 0.875rem;
    line-height: 1.35;
  }
  span {
    block-size: 56px;
    margin-block-end: 8px;
    border: 1px solid var(--line);
  }
  code {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
`;

const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 10px;
`;

const Pair = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 12px;
  padding: 10px 12px;
  border: 1px solid var(--line);
  line-height: 1.3;

  b {
    grid-row: span 2;
    font: 400 1.75rem/1 var(--serif);
  }
  i {
    grid-row: span 2;
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    background: currentColor;
  }
  strong {
    display: flex;
    gap: 6px;
    align-items: center;
    font-variant-numeric: lining-nums tabular-nums;
  }
  svg {
    inline-size: 15px;
    block-size: 15px;
  }
  small {
    overflow-wrap: anywhere;
    font-size: 0.8125rem;
  }
`;

function Figure({ pair, locale, caption }: { pair: Measured; locale: Locale; caption: string }) {
  const { text, on, measured, ratio, colors } = pair;
  return (
    <Pair style={{ background: colors.on, color: caption }}>
      {ratio === 3 ? (
        <i aria-hidden="true" style={{ color: colors.text }} />
      ) : (
        <b aria-hidden="true" style={{ color: colors.text }}>
          Aa
        </b>
      )}
      <strong>
        {formatRatio(measured, locale)}
        {measured >= ratio && <span aria-hidden="true">✓</span>}
      </strong>
      <small>
        {text} / {on}
      </small>
    </Pair>
  );
}

export interface BackgroundsProps {
  brand: BrandColors;
  scheme: Scheme;
  locale: Locale;
  texts: Record<Tone, { title: string; text: string }>;
  /** Whether the colours of every tone except the first are collapsed. */
  folded?: boolean;
}

/** Every tone with its colour roles and its measured contrasts, for the current brand and theme. */
export function Backgrounds({ brand, scheme, locale, texts, folded = false }: BackgroundsProps) {
  const theme = createTheme(brand);
  return tones.map((tone, index) => {
    const { title, text } = texts[tone];
    const roles = theme.schemes[scheme][tone];
    return (
      <Background key={tone} data-tone={tone}>
        <h3>{title}</h3>
        <p>{text}</p>
        <Fold open={!folded || index === 0} data-folded={folded ? '' : undefined}>
          <summary>{title}</summary>
          <Swatches>
            {colorRoles.map((role) => (
              <li key={role}>
                <span style={{ background: roles[role] }} />
                {role}
                <code>{roles[role]}</code>
              </li>
            ))}
          </Swatches>
          <Pairs>
            {measureContrasts(brand, scheme, tone).map((pair) => (
              <Figure key={`${pair.text} ${pair.on}`} pair={pair} locale={locale} caption={roles[captionOn(pair.on)]} />
            ))}
          </Pairs>
        </Fold>
      </Background>
    );
  });
}

/** Returns the role for a caption on a background. */
const captionOn = (background: ColorRole): ColorRole =>
  contrastPairs.find(({ on }) => on === background)?.text ?? 'ink';
