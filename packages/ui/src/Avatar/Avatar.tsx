import { UserRound } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** The person's name, for the initials. Without letters, as in a phone number, an icon takes their place. */
  name: string;
  /** The address of the picture. While it loads, and when it fails, the initials show. */
  src?: string | null | undefined;
  /** The alternative text of the picture. Empty where the name is beside it. */
  alt?: string;
  /** `s` (40 pixels) for a row or a button, `l` (104 pixels) for a card. */
  size?: 's' | 'l';
}

const pixels = { s: 40, l: 104 } as const;

const Circle = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--highlight);
  color: var(--on-highlight);
  box-shadow: inset 0 0 0 2px var(--highlight), inset 0 0 0 3px var(--highlight-line);
  font: 400 17px / 1 var(--serif);
  letter-spacing: 0.02em;
  font-variant-numeric: lining-nums;

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-size='l'] {
    inline-size: 104px;
    block-size: 104px;
    box-shadow: var(--shadow-rest);
    font-size: 36px;
  }
  &[data-size='l']::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 1px solid color-mix(in srgb, var(--on-highlight) 45%, transparent);
    border-radius: 50%;
  }
  &[data-size='l']:has(img)::after {
    border-color: color-mix(in srgb, white 70%, transparent);
  }
`;

/** A person's picture in a circle, or their initials. */
export function Avatar({ name, src = null, alt = '', size = 's' }: AvatarProps) {
  useProviderCheck('Avatar');
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const initials = initialsOf(name);
  return (
    <Circle data-size={size}>
      {/* A picture may be transparent, so the initials make way for it. */}
      {src !== loaded && (initials === '' ? <Icon icon={UserRound} /> : <span aria-hidden="true">{initials}</span>)}
      {src !== null && src !== failed && (
        <img
          key={src}
          src={src}
          alt={alt}
          width={pixels[size]}
          height={pixels[size]}
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
        />
      )}
    </Circle>
  );
}
