import { useId, useState, type KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Framing, Note, Stage, Zoom } from './avatar.styles.ts';
import type { Area } from './picture.ts';

/** The zoom limits and the step of the slider. */
const zooms = { min: 1, max: 4, step: 0.1 };
/** The distance that an arrow key moves the picture, in pixels. */
const stride = 12;

const within = (zoom: number) => Math.min(zooms.max, Math.max(zooms.min, zoom));

export interface CropStageProps {
  /** The address of the picture. */
  preview: string;
  /** Called with the square around the crop circle, in percent of the picture. */
  onArea: (area: Area) => void;
}

/**
 * Crops a picture by dragging, pinching or scrolling, with the arrow keys and + and −, or with the slider. Its code is
 * large, so it loads with the first chosen picture.
 */
export function CropStage({ preview, onArea }: CropStageProps) {
  const { t } = useTranslation('avatar');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.min);
  const help = useId();

  function onKeyDown(event: KeyboardEvent) {
    const way = event.key === '+' || event.key === '=' ? 1 : event.key === '-' || event.key === '−' ? -1 : 0;
    if (way === 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setZoom((before) => within(before + way * zooms.step * 2));
  }

  return (
    <Framing>
      <Stage data-tone="brand" onKeyDown={onKeyDown}>
        <Cropper
          image={preview}
          crop={crop}
          zoom={zoom}
          aspect={1}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          cropShape="round"
          showGrid={false}
          keyboardStep={stride}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={onArea}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': t('crop'), 'aria-describedby': help }}
        />
      </Stage>
      <Zoom>
        <span>{t('zoom')}</span>
        <input
          type="range"
          min={zooms.min}
          max={zooms.max}
          step={zooms.step}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </Zoom>
      <Note id={help}>{t('cropHelp')}</Note>
    </Framing>
  );
}
