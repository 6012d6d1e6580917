import { below } from '@kermesse/ui/breakpoints';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Container } from '@kermesse/ui/Container';
import { Picture } from '@kermesse/ui/Picture';
import { Rosette } from '@kermesse/ui/Rosette';
import type { SectionProps } from '../../render/types.ts';
import { Action, Band, Engraving, Lead, Line, Scene, Scrim, Title, Words } from './banner.styles.ts';
import type { section } from './section.ts';

/** A full-width dark blue band between two double hairlines, with one sentence and one action. */
export default function Banner({ data, id, settings, first, priority }: SectionProps<typeof section>) {
  const { title, subtitle, description, image, buttonText, buttonLink } = data;
  const hasAction = buttonText !== undefined && buttonLink !== undefined;
  const engraving = (
    <Engraving aria-hidden data-around={hasAction ? '' : undefined}>
      <Rosette />
    </Engraving>
  );
  return (
    <Band
      data-tone="brand"
      data-spacing={settings.spacing}
      data-pictured={image === undefined ? undefined : ''}
      aria-labelledby={`${id}-title`}
    >
      {image !== undefined && (
        <>
          <Scene>
            <Picture image={image.image} alt={image.alt} sizes={`${below.laptop} 100vw, 76vw`} priority={priority} />
          </Scene>
          <Scrim />
        </>
      )}
      {image === undefined && !hasAction && engraving}
      <Container>
        <Line>
          <Words>
            <Title id={`${id}-title`} first={first} title={title} subtitle={subtitle} />
            {description !== undefined && <Lead>{description}</Lead>}
          </Words>
          {hasAction && (
            <Action>
              {image === undefined && engraving}
              <ButtonLink href={buttonLink} variant="highlight">
                {buttonText}
              </ButtonLink>
            </Action>
          )}
        </Line>
      </Container>
    </Band>
  );
}
