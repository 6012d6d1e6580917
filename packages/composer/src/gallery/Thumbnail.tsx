import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PreviewIframe } from '../preview/PreviewIframe.tsx';
import { sectionAlone } from '../preview/preview-message.ts';
import { useThumbnailMessage } from '../preview/use-thumbnail-message.ts';
import { useSize } from '../preview/use-size.ts';

/** The viewport of a thumbnail in CSS pixels. A taller section shows only its top. */
const windowWidth = 1280;
const tallest = 800;

const Card = styled.div`
  position: relative;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--page);

  &:hover {
    border-color: var(--ink);
  }
  & > button {
    width: 100%;
    padding: 8px 12px 9px;
    border: 0;
    background: none;
    font: 560 0.9375rem / 1.3 var(--sans);
    text-align: start;
  }
  & > button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > button:focus-visible {
    outline: none;
  }
  & > button:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Picture = styled.div`
  display: grid;
  align-content: center;
  width: 100%;
  aspect-ratio: 8 / 5;
  overflow: hidden;
  border-block-end: 1px solid var(--line);
  pointer-events: none;

  & > div {
    overflow: hidden;
  }
`;

export interface ThumbnailProps {
  name: string;
  slug: string;
  data: unknown;
  settings?: unknown;
  onChoose: () => void;
}

/** A scaled-down example. The site's own renderer renders it once it scrolls into view. */
export function Thumbnail({ name, slug, data, settings, onChoose }: ThumbnailProps) {
  const { t } = useTranslation('composer');
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const [height, setHeight] = useState(tallest);
  const scale = width / windowWidth;
  const message = useThumbnailMessage(useMemo(() => sectionAlone(slug, data, settings), [slug, data, settings]));
  return (
    <Card>
      <Picture ref={picture}>
        {width > 0 && (
          <div style={{ height: Math.round(height * scale) }}>
            <PreviewIframe
              still
              title={name}
              message={message}
              width={windowWidth}
              height={tallest}
              scale={scale}
              onEvent={(event) => event.kind === 'height' && setHeight(Math.min(tallest, Math.max(80, event.height)))}
            />
          </div>
        )}
      </Picture>
      <button type="button" aria-label={t('gallery.choose', { name })} onClick={onChoose}>
        {name}
      </button>
    </Card>
  );
}
