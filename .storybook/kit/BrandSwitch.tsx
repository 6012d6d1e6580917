import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { SceneName } from '@kermesse/ui/art';
import { Picture } from '@kermesse/ui/Picture';
import { createTheme, type BrandColors, type Scheme } from '@kermesse/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { createArtResolver, isDefaultBrand } from '../art.ts';
import { brands, presetOf } from '../brands.ts';
import { useArtWorker } from './use-other-art.ts';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: clamp(16px, 2vw, 28px);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const BrandButton = styled.button`
  position: relative;
  display: grid;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: var(--background);
  color: var(--text);
  box-shadow: var(--shadow-raised);
  text-align: start;
  cursor: pointer;
  transition: transform var(--base) var(--ease);

  &:hover {
    transform: translateY(-3px);
  }
  &[aria-pressed='true'] {
    outline: 2px solid var(--focus);
    outline-offset: 5px;
  }
`;

/** Reserves the height of the picture before it has loaded. */
const Scene = styled.span`
  aspect-ratio: 16 / 10;
  overflow: hidden;

  img {
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }
`;

const Label = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  padding: 16px 20px 18px;
  border-block-start: 1px solid var(--gold);
  font: italic 400 var(--text-3) / 1.1 var(--serif);
`;

const Dots = styled.span`
  display: flex;

  i {
    inline-size: 24px;
    block-size: 24px;
    margin-inline-start: -7px;
    border: 2px solid var(--background);
    border-radius: 50%;
  }
`;

export interface BrandSwitchProps {
  /** The selected colours. */
  brand: BrandColors;
  scheme: Scheme;
  locale: Locale;
  scene: SceneName;
  onChoose: (colors: BrandColors) => void;
}

/**
 * Buttons for the presets of the toolbar, each with the same illustration in its own colours. Pressing one applies it.
 */
export function BrandSwitch({ brand, scheme, locale, scene, onChoose }: BrandSwitchProps) {
  const selected = presetOf(brand);
  const row = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(false);
  const isReady = useArtWorker(near);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear((was) => was || entry?.isIntersecting === true), {
      rootMargin: '400px',
    });
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Row ref={row}>
      {Object.entries(brands).map(([name, { title, colors }]) => {
        const roles = createTheme(colors).schemes[scheme].brand;
        const art = isReady || isDefaultBrand(colors) ? createArtResolver(colors) : undefined;
        const image = art?.(`/art/${scene}`, locale);
        return (
          <li key={name}>
            <BrandButton
              type="button"
              aria-pressed={selected === name}
              onClick={() => onChoose(colors)}
              style={{ '--background': roles.page, '--text': roles.ink, '--gold': roles.hairline }}
            >
              <Scene>
                {image && (
                  <Picture image={{ ...image, portrait: undefined }} alt="" sizes="(max-width: 700px) 100vw, 400px" />
                )}
              </Scene>
              <Label>
                {title[locale]}
                <Dots aria-hidden="true">
                  {[colors.primary, colors.secondary, colors.accent].map((color, index) => (
                    <i key={index} style={{ background: color }} />
                  ))}
                </Dots>
              </Label>
            </BrandButton>
          </li>
        );
      })}
    </Row>
  );
}
