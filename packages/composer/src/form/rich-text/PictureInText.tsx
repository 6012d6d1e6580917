import { resolvePicture } from '@kermesse/sections/art';
import type { Locale } from '@kermesse/sections/locale';
import { fallbackOf } from '@kermesse/ui/image';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { PictureSheet } from '../pictures/PictureSheet.tsx';
import { Line } from '../fields/TextLineField.tsx';

const Rows = styled.div`
  display: grid;
  gap: 6px;
  padding: 6px;
  border-block-end: 1px solid var(--line);
  font-size: 0.875rem;

  & > p {
    margin: 0;
    color: var(--ink-soft);
  }
  & > div:last-child {
    display: flex;
    gap: 4px;
  }
`;

/** A picture in a long text: one file, with its size in pixels where it is known. */
export interface TextPicture {
  src: string;
  alt: string;
  width?: string;
  height?: string;
}

/** The file of a picture of the library for a long text, which knows no sizes and formats to choose from. */
function fileOf(address: string, locale: Locale): Omit<TextPicture, 'alt'> {
  const known = resolvePicture(address, locale);
  return known === undefined
    ? { src: address }
    : { src: fallbackOf(known), width: String(known.width), height: String(known.height) };
}

export interface PictureInTextProps {
  /** The picture that is selected in the text; undefined for a new one. */
  picture?: { src: string; alt: string };
  /** The language of the text, which is the description's too. */
  locale: Locale;
  onPicture: (picture: TextPicture) => void;
  onClose: () => void;
}

/** A picture of the library for a long text, with what it says to those who do not see it. */
export function PictureInText({ picture, locale, onPicture, onClose }: PictureInTextProps) {
  const { t } = useTranslation('composer');
  const id = useId();
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const ready = picture !== undefined || address !== '';
  function choose(next: string) {
    setAddress(next);
    const suggested = next === '' ? undefined : resolvePicture(next, locale)?.alt;
    if (suggested !== undefined && alt === '') setAlt(suggested);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }
  return (
    <Rows role="presentation" onKeyDown={onKeyDown}>
      <p>{t('richText.pictureOwn')}</p>
      <PictureSheet src={address} onChoose={choose} />
      <label htmlFor={id}>{t('richText.alternative')}</label>
      <Line
        id={id}
        lang={locale}
        value={alt}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setAlt(target.value)}
      />
      <p id={`${id}-hint`}>{t('richText.alternativeHint')}</p>
      <div>
        <ToolButton
          look="line"
          unavailable={ready ? undefined : t('richText.pictureOwn')}
          onClick={() =>
            onPicture({
              ...(address === '' && picture !== undefined ? { src: picture.src } : fileOf(address, locale)),
              alt: alt.trim(),
            })
          }
        >
          {t(picture === undefined ? 'richText.insertPicture' : 'richText.changePicture')}
        </ToolButton>
        <ToolButton onClick={onClose}>{t('common.cancel')}</ToolButton>
      </div>
    </Rows>
  );
}
