import { below } from '@kermesse/ui/breakpoints';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Container } from '@kermesse/ui/Container';
import { Picture } from '@kermesse/ui/Picture';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import type { SectionProps } from '../../render/types.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { Emphasis } from '../../text/Emphasis.tsx';
import { Above, Actions, Column, Plate, TextPage, Title } from './free-content.styles.ts';
import type { section } from './section.ts';

/** A long text in a readable line length, with an optional picture above or beside it. */
export default function FreeContent({ data, id, first }: SectionProps<typeof section>) {
  const {
    title,
    subtitle,
    description,
    image,
    imagePosition = 'beside',
    dropCap = false,
    buttonText,
    buttonLink,
  } = data;
  return (
    <Container as="section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      <TextPage data-picture={image === undefined ? undefined : imagePosition}>
        {image !== undefined && (
          <Plate>
            <Picture
              image={image.image}
              alt={image.alt}
              sizes={imagePosition === 'beside' ? `${below.laptop} calc(100vw - 40px), 480px` : 'min(100vw, 1320px)'}
              priority={first}
            />
          </Plate>
        )}
        <Column>
          {subtitle !== undefined && (
            <Above>
              <SmallCaps>{subtitle}</SmallCaps>
            </Above>
          )}
          {title !== undefined && (
            <Title as={first ? 'h1' : 'h2'} id={`${id}-title`}>
              <Emphasis text={title} />
            </Title>
          )}
          <RichText nodes={description} dropCap={dropCap} />
          {buttonText !== undefined && buttonLink !== undefined && (
            <Actions>
              <ButtonLink href={buttonLink}>{buttonText}</ButtonLink>
            </Actions>
          )}
        </Column>
      </TextPage>
    </Container>
  );
}
