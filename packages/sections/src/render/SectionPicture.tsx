import type { ImageSource } from '@kermesse/ui/image';
import { Picture } from '@kermesse/ui/Picture';
import styled from 'styled-components';

const Background = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: clip;

  picture,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--scrim);
  }
  /* With forced colours, text has no picture behind it. */
  @media (forced-colors: active) {
    display: none;
  }
`;

/**
 * A background picture of a section, with a scrim that keeps text readable on any picture. It is decorative: its
 * alternative text is empty.
 */
export function SectionPicture({ image, priority }: { image: ImageSource; priority: boolean }) {
  return (
    <Background>
      <Picture image={image} alt="" sizes="100vw" priority={priority} />
    </Background>
  );
}
