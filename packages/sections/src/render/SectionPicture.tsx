import type { ImageSource } from '@kermesse/ui/image';
import { Picture } from '@kermesse/ui/Picture';
import styled from 'styled-components';

const Ground = styled.div`
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
  /* Who chooses their own colours gets them, and no picture under the text. */
  @media (forced-colors: active) {
    display: none;
  }
`;

/**
 * A picture under a section, behind a scrim that keeps text readable over any picture. Decorative: it has no accessible
 * name.
 */
export function SectionPicture({ image, priority }: { image: ImageSource; priority: boolean }) {
  return (
    <Ground>
      <Picture image={image} alt="" sizes="100vw" priority={priority} />
    </Ground>
  );
}
