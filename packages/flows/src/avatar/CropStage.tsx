import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Framing, Note, Stage, Zoom } from './avatar.styles.ts';
import type { Area } from './picture.ts';

/** The zoom limits and the step of the slider. */
const zooms = { min: 1, max: 4, step: 0.1 };
/** The distance that an arrow key moves the picture, in pixels. */
const keyboardStep = 12;
/** The distance that the pointer may move in a click, in pixels: not everybody can hold it still. */
const clickTolerance = 6;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export interface CropStageProps {
  /** The address of the picture. */
  preview: string;
  /** Called with the square around the crop circle, in percent of the picture. */
  onArea: (area: Area) => void;
}

/**
 * Crops a picture by dragging, pinching or scrolling, with the arrow keys and + and −, or with clicks and the slider: a
 * click centres a point, for people who cannot drag (WCAG 2.5.7). Its code is large: use `LazyCropStage`.
 */
export function CropStage({ preview, onArea }: CropStageProps) {
  const { t } = useTranslation('avatar');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.min);
  // The circle fills the stage, whatever the shape of the picture: at the lowest zoom, the short side fits it.
  const [fit, setFit] = useState(1);
  const [diameter, setDiameter] = useState(0);
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const media = useRef({ width: 0, height: 0 });
  const pressed = useRef({ x: 0, y: 0 });

  function centre({ clientX, clientY, currentTarget }: MouseEvent) {
    if (Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) > clickTolerance) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const move = (position: number, distance: number, side: 'width' | 'height') => {
      const limit = Math.max(0, (media.current[side] * fit * zoom - diameter) / 2);
      return clamp(position - distance, -limit, limit);
    };
    // After the frame in which the cropper follows a small movement.
    requestAnimationFrame(() =>
      setCrop(({ x, y }) => ({
        x: move(x, clientX - left - width / 2, 'width'),
        y: move(y, clientY - top - height / 2, 'height'),
      })),
    );
  }

  /** Runs again once the cropper has a new circle. Only then may the zoom change: it ignores both at once. */
  function fitPicture(size: { width: number; height: number }) {
    media.current = size;
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    const side = Math.min(clientWidth, clientHeight);
    if (side === diameter) setFit(side / Math.min(size.width, size.height));
    else setDiameter(side);
  }

  function onKeyDown(event: KeyboardEvent) {
    const way = event.key === '+' || event.key === '=' ? 1 : event.key === '-' || event.key === '−' ? -1 : 0;
    if (way === 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setZoom((last) => clamp(last + way * zooms.step * 2, zooms.min, zooms.max));
  }

  return (
    <Framing>
      <Stage
        ref={stage}
        data-tone="brand"
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX: x, clientY: y }) => (pressed.current = { x, y })}
        onClick={centre}
      >
        <Cropper
          image={preview}
          crop={crop}
          zoom={zoom * fit}
          aspect={1}
          cropSize={diameter > 0 ? { width: diameter, height: diameter } : undefined}
          minZoom={zooms.min * fit}
          maxZoom={zooms.max * fit}
          cropShape="round"
          showGrid={false}
          keyboardStep={keyboardStep}
          onCropChange={setCrop}
          onZoomChange={(next) => setZoom(next / fit)}
          onCropAreaChange={onArea}
          setMediaSize={fitPicture}
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
      <Note id={help}>
        {t('cropHelp')} <span>{t('cropKeys')}</span>
      </Note>
    </Framing>
  );
}
