import { useId, useState, type KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Framing, Note, Stage, Zoom } from './avatar.styles.ts';
import type { Area } from './picture.ts';

/** How near a picture may be looked at, and how much a press of a key changes it. */
const zooms = { min: 1, max: 4, step: 0.1 };
/** How far an arrow key moves a picture, in pixels. */
const stride = 12;

const within = (zoom: number) => Math.min(zooms.max, Math.max(zooms.min, zoom));

export interface CropStageProps {
  /** The address of the picture. */
  preview: string;
  /** Called with the square around the circle, in percent of the picture. */
  onArea: (area: Area) => void;
}

/**
 * Frames a picture: dragged, pinched or scrolled, by the arrow keys and + and −, by the slider. Heavy: it comes with
 * the first picture that is chosen.
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
