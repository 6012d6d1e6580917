import { below } from '@kermesse/ui/breakpoints';
import { Container } from '@kermesse/ui/Container';
import { Frame } from '@kermesse/ui/Frame';
import { Picture } from '@kermesse/ui/Picture';
import type { SectionProps } from '../../render/types.ts';
import { ActionLink } from '../../text/ActionLink.tsx';
import { itemHeading } from '../../text/item-heading.ts';
import { SectionHead } from '../../text/SectionHead.tsx';
import { Kit } from './Kit.tsx';
import { Actions, Kits, Plate, Reasons, Spread } from './organise.styles.ts';
import type { section } from './section.ts';

/** A picture with numbered reasons, or kits, beside it. */
export default function EventOrganise({ data, id, first, priority }: SectionProps<typeof section>) {
  const { title, subtitle, description, image, kits, buttonText, buttonLink } = data;
  return (
    <Container as="section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      <SectionHead id={`${id}-title`} first={first} title={title} subtitle={subtitle} aside={description} />
      <Spread data-pictured={image === undefined ? undefined : ''}>
        {image !== undefined && (
          <Plate data-tone="brand">
            <Picture
              image={image.image.portrait ?? image.image}
              alt={image.alt}
              sizes={`${below.laptop} calc(100vw - 40px), clamp(450px, 32vw, 560px)`}
              priority={priority}
            />
            <Frame inset="wide" />
          </Plate>
        )}
        <Reasons>
          <Kits role="list">
            {kits.map((kit, index) => (
              <Kit
                key={`${index} ${kit.name}`}
                kit={kit}
                number={index + 1}
                heading={itemHeading({ first, title })}
                nameId={`${id}-kit-${index + 1}`}
              />
            ))}
          </Kits>
          <Actions>
            <ActionLink text={buttonText} href={buttonLink} />
          </Actions>
        </Reasons>
      </Spread>
    </Container>
  );
}
