import styled from 'styled-components';
import { fallbackOf, narrow, srcSetOf, type ImageSource } from './image.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface PictureProps {
  image: ImageSource;
  /** What it shows; '' for a picture that only adorns. */
  alt: string;
  /** Its width for the browser's choice of source: the `sizes` attribute. */
  sizes: string;
  /** For the one picture that a first view waits for: loaded at once and before others. */
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
    /* The picture's own colour, where attributes may be read; a style attribute would be refused by the page's policy. */
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
 * A picture in the formats and widths it has, with the space it takes reserved and a quiet ground until it is there.
 * A `portrait` composition is shown on narrow screens.
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
