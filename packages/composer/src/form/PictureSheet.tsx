import { resolveArt } from '@kermesse/sections/art';
import { isSafeImageAddress } from '@kermesse/sections/safe-link';
import { scenes } from '@kermesse/ui/art';
import { ImagePlus } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { sheet } from '../controls/controls.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useUiLocale } from './FormContext.ts';

const Thumb = styled.button`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--sunk);
  color: var(--ink-soft);
  cursor: pointer;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.5;
  }
  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--ink);
  }
  &[aria-pressed='true'] {
    border-color: var(--highlight-text);
    box-shadow: 0 0 0 2px var(--highlight-text);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Sheet = styled.div`
  ${sheet}
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: 6px;
  margin-block-start: 6px;
`;

/** The smallest file of a picture, for a thumbnail; undefined where there is nothing that may be loaded. */
function thumbnail(src: string): string | undefined {
  const known = resolveArt(src, 'fr');
  const width = known?.widths?.[0];
  if (known !== undefined && width !== undefined) return `${known.src}-${width}.${known.formats?.[0] ?? 'webp'}`;
  return src !== '' && isSafeImageAddress(src) ? src : undefined;
}

export interface PictureButtonProps {
  /** The picture that is shown; '' for none. */
  src: string;
  label: string;
  open: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The picture as it is, small: pressing it opens the sheet. */
export function PictureButton({ src, label, open, onPress, ref }: PictureButtonProps) {
  const shown = thumbnail(src);
  return (
    <Thumb ref={ref} type="button" aria-label={label} title={label} aria-expanded={open} onClick={onPress}>
      {shown === undefined ? <ImagePlus aria-hidden="true" /> : <img src={shown} alt="" />}
    </Thumb>
  );
}

export interface PictureSheetProps {
  src: string;
  /** Told the address of a scene, or '' for no picture. */
  onChoose: (src: string) => void;
}

/** The scenes of the house by their thumbnails, named by what they show. */
export function PictureSheet({ src, onChoose }: PictureSheetProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  return (
    <Sheet>
      {Object.keys(scenes).map((scene) => {
        const address = `/art/${scene}`;
        const name = resolveArt(address, locale)?.alt ?? scene;
        return (
          <Thumb key={scene} type="button" aria-label={name} title={name} aria-pressed={address === src} onClick={() => onChoose(address)}>
            <img src={thumbnail(address)} alt="" loading="lazy" decoding="async" />
          </Thumb>
        );
      })}
      {src !== '' && (
        <ToolButton look="line" onClick={() => onChoose('')}>
          {t('form.clear')}
        </ToolButton>
      )}
    </Sheet>
  );
}
