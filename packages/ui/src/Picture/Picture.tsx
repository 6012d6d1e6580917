import styled from 'styled-components';
import { fallbackOf, narrow, srcSetOf, type ImageSource } from './image.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface PictureProps {
  /** The files of the picture and its alternative text. */
  image: ImageSource;
  /** The alternative text. Use '' for a decorative picture. */
  alt: string;
  /** The `sizes` attribute, from which the browser chooses a file. */
  sizes: string;
  /**
   * Whether to load the picture at once and before others. Set it on the most important picture of the first viewport
   * only.
   */
  priority?: boolean;
  className?: string;
}

const Wrapper = styled.picture`
  display: block;
  overflow: hidden;

  & img {
    display: block;
    width: 100%;
    height: auto;
    background-color: var(--sunk);
    /* The picture's average colour, in browsers that read attributes in CSS. The page's Content Security Policy forbids
       a style attribute. */
    background-color: attr(data-color type(<color>), var(--sunk));
  }
`;

function Sources({ image, sizes, media }: { image: ImageSource; sizes: string; media?: string }) {
  return (image.formats ?? []).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={srcSetOf(image, format)}
      sizes={sizes}
      width={image.width}
      height={image.height}
    />
  ));
}

/**
 * A picture in all its formats and widths. Its space is reserved, with a plain background until the file has loaded.
 * Narrow screens show the `portrait` composition.
 */
export function Picture({ image, alt, sizes, priority = false, className }: PictureProps) {
  useProviderCheck('Picture');
  const { portrait } = image;
  return (
    <Wrapper className={className}>
      {portrait !== undefined && <Sources image={portrait} sizes={sizes} media={narrow} />}
      <Sources image={image} sizes={sizes} />
      <img
        src={fallbackOf(image)}
        alt={alt}
        data-color={image.color}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </Wrapper>
  );
}
