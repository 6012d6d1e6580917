import { resolveArt } from '@kermesse/sections/art';
import { useBackOnline } from '@kermesse/api/use-back-online';
import type { PathKey } from '@kermesse/sections/faults';
import { scenes } from '@kermesse/ui/art';
import { ImageOff, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { thumbnail } from '../../pictures/thumbnail.ts';
import { LoadingText } from '../../server/LoadingText.tsx';
import { useServer } from '../../server/ServerContext.tsx';
import { sheet } from '../../controls/controls.styles.ts';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { useUploadedPictures, type NamedPicture } from './use-uploaded-pictures.ts';

const Thumb = styled.button`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--sunk);
  color: var(--ink-soft);

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.5;
  }
  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--ink);
  }
  &[aria-pressed='true'] {
    border-color: var(--highlight-text);
    box-shadow: 0 0 0 2px var(--highlight-text);

    @media (forced-colors: active) {
      outline: 3px solid Highlight;
    }
  }
  &:focus-visible {
    outline-offset: 2px;
  }
`;

const PictureGrid = styled.div`
  ${sheet}
  gap: 10px;
  margin-block-start: 6px;
`;

const Cell = styled.div`
  position: relative;

  & > button[data-icon] {
    position: absolute;
    inset-block: 3px auto;
    inset-inline: auto 3px;
    background: var(--raised);
    color: var(--ink);
  }
`;

const Group = styled.section`
  display: grid;
  gap: 6px;

  & > p {
    color: var(--ink-soft);
    font: 560 0.8125rem / 1.2 var(--sans);
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
    gap: 6px;
  }
`;

/** The image of a thumbnail. If it does not load, it is loaded again once the browser is back online. */
function ThumbImage({ file }: { file: string | undefined }) {
  const [failed, setFailed] = useState(false);
  useBackOnline(failed, () => setFailed(false));
  if (failed) return <ImageOff aria-hidden="true" />;
  return <img src={file} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />;
}

export interface PictureButtonProps {
  /** The URL of the picture; '' for none. */
  src: string;
  label: string;
  open: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with the picture's thumbnail that opens the panel of pictures. */
export function PictureButton({ src, label, open, onPress, ref }: PictureButtonProps) {
  const shown = thumbnail(src);
  return (
    <Thumb ref={ref} type="button" aria-label={label} title={label} aria-expanded={open} onClick={onPress}>
      {shown === undefined ? <ImagePlus aria-hidden="true" /> : <ThumbImage key={shown} file={shown} />}
    </Thumb>
  );
}

interface PicturesProps {
  title: string;
  pictures: readonly NamedPicture[];
  /** The URL of the chosen picture. */
  chosen: string;
  onChoose: (src: string) => void;
  /** Removes a picture; undefined for pictures that cannot be removed. */
  onRemove?: (picture: NamedPicture) => void;
  /** Whether a picture is being removed. */
  removing?: boolean;
}

function Pictures({ title, pictures, chosen, onChoose, onRemove, removing = false }: PicturesProps) {
  const { t } = useTranslation('composer');
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <p id={id}>{title}</p>
      <div>
        {pictures.map(({ src, name }) => (
          <Cell key={src}>
            <Thumb
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={src === chosen}
              onClick={() => onChoose(src)}
            >
              <ThumbImage file={thumbnail(src)} />
            </Thumb>
            {onRemove !== undefined && (
              <ToolButton
                label={t('form.pictures.remove', { name })}
                icon={<Trash2 />}
                disabledReason={removing ? t('form.pictures.removing') : undefined}
                onClick={() => onRemove({ src, name })}
              />
            )}
          </Cell>
        ))}
      </div>
    </Group>
  );
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

export interface PictureSheetProps {
  src: string;
  /** The path of the picture's field; undefined for a picture of a rich text. */
  keys?: readonly PathKey[];
  /** Called with the URL of a picture, or '' for none. */
  onChoose: (src: string) => void;
}

/** The panel of pictures: uploaded ones, the site's illustrations and, with a server, a button that uploads one. */
export function PictureSheet({ src, keys, onChoose }: PictureSheetProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const { hasServer } = useServer();
  const uploaded = useUploadedPictures();
  const illustrations = Object.keys(scenes).map((scene) => ({
    src: `/art/${scene}`,
    name: resolveArt(`/art/${scene}`, locale)?.alt ?? scene,
  }));
  // The panel may stay open after a choice, and then lists the new picture.
  const onUploaded = (address: string) => {
    uploaded.load();
    onChoose(address);
  };
  return (
    <PictureGrid ref={scrollIntoView}>
      {hasServer && (
        <PictureUpload keys={keys} onUploaded={onUploaded} failure={uploaded.failure} onRetry={uploaded.retry} />
      )}
      {uploaded.loading && <LoadingText>{t('form.pictures.loading')}</LoadingText>}
      {uploaded.pictures.length > 0 && (
        <Pictures
          title={t('form.pictures.own')}
          pictures={uploaded.pictures}
          chosen={src}
          onChoose={onChoose}
          onRemove={uploaded.remove}
          removing={uploaded.removing}
        />
      )}
      <Pictures title={t('form.pictures.illustrations')} pictures={illustrations} chosen={src} onChoose={onChoose} />
      {src !== '' && (
        <ToolButton look="line" onClick={() => onChoose('')}>
          {t('form.noPicture')}
        </ToolButton>
      )}
    </PictureGrid>
  );
}
