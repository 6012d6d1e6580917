import { resolvePicture } from '@kermesse/sections/art';
import type { Locale } from '@kermesse/sections/locale';
import { fallbackOf } from '@kermesse/ui/image';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { PictureSheet } from '../pictures/PictureSheet.tsx';
import { TextInput } from '../fields/TextLineField.tsx';
import type { TextPicture } from './engine/active.ts';

const Rows = styled.div`
  display: grid;
  gap: 6px;
  padding: 6px;
  border-block-end: 1px solid var(--line);
  font-size: 0.875rem;

  & > p {
    color: var(--ink-soft);
  }
  & > div:last-child {
    display: flex;
    gap: 4px;
  }
`;

/** Returns one file of a picture. A rich text supports no alternative sizes and formats. */
function fileOf(address: string, locale: Locale): Omit<TextPicture, 'alt'> {
  const known = resolvePicture(address, locale);
  return known === undefined
    ? { src: address }
    : { src: fallbackOf(known), width: String(known.width), height: String(known.height) };
}

export interface PictureInTextProps {
  /** The selected picture of the text; undefined for a new one. */
  picture?: TextPicture;
  /** The language of the text and of the picture's alternative text. */
  locale: Locale;
  onPicture: (picture: TextPicture) => void;
  onClose: () => void;
}

/** The panel that inserts or changes a picture of a rich text, with its alternative text. */
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
  return (
    <Rows data-own-undo="">
      <p>{t('richText.pictureOwn')}</p>
      <PictureSheet src={address} onChoose={choose} />
      <label htmlFor={id}>{t('richText.alternative')}</label>
      <TextInput
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
          disabledReason={ready ? undefined : t('richText.pictureOwn')}
          onClick={() =>
            onPicture({
              ...(address === '' && picture !== undefined ? picture : fileOf(address, locale)),
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
