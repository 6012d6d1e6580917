import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Framing, Note, Stage, Zoom } from './avatar.styles.ts';
import type { Area } from './picture.ts';

/** The zoom limits and the step of the slider. */
const zooms = { min: 1, max: 4, step: 0.1 };
/** The distance that an arrow key moves the picture, in pixels. */
const stride = 12;
/** The distance that the pointer may move in a click, in pixels: not everybody can hold it still. */
const tremor = 6;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export interface CropStageProps {
  /** The address of the picture. */
  preview: string;
  /** Called with the square around the crop circle, in percent of the picture. */
  onArea: (area: Area) => void;
}

/**
 * Crops a picture by dragging, pinching or scrolling, with the arrow keys and + and −, or with clicks and the slider: a
 * click centres a point, for people who cannot drag (WCAG 2.5.7). Its code is large, so it loads with the first chosen
 * picture.
 */
export function CropStage({ preview, onArea }: CropStageProps) {
  const { t } = useTranslation('avatar');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.min);
  const help = useId();
  const sizes = useRef({ media: { width: 0, height: 0 }, circle: { width: 0, height: 0 } });
  const pressed = useRef({ x: 0, y: 0 });

  function centre({ clientX, clientY, currentTarget }: MouseEvent) {
    if (Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) > tremor) return;
    const stage = currentTarget.getBoundingClientRect();
    const { media, circle } = sizes.current;
    const move = (position: number, distance: number, side: 'width' | 'height') => {
      const limit = Math.max(0, (media[side] * zoom - circle[side]) / 2);
      return clamp(position - distance, -limit, limit);
    };
    // After the frame in which the cropper follows a small movement.
    requestAnimationFrame(() =>
      setCrop(({ x, y }) => ({
        x: move(x, clientX - stage.left - stage.width / 2, 'width'),
        y: move(y, clientY - stage.top - stage.height / 2, 'height'),
      })),
    );
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
        data-tone="brand"
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX: x, clientY: y }) => (pressed.current = { x, y })}
        onClick={centre}
      >
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
          setMediaSize={(size) => (sizes.current.media = size)}
          setCropSize={(size) => (sizes.current.circle = size)}
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
