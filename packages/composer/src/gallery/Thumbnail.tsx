import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { sectionAlone } from '../preview/preview-message.ts';
import { StillFrame } from '../preview/StillFrame.tsx';

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

const Picture = styled(StillFrame)`
  display: grid;
  align-content: center;
  width: 100%;
  aspect-ratio: 8 / 5;
  overflow: hidden;
  border-block-end: 1px solid var(--line);
  pointer-events: none;
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
  const sections = useMemo(() => sectionAlone(slug, data, settings), [slug, data, settings]);
  return (
    <Card>
      <Picture title={name} sections={sections} maxHeight={800} />
      <button type="button" aria-label={t('gallery.choose', { name })} onClick={onChoose}>
        {name}
      </button>
    </Card>
  );
}
