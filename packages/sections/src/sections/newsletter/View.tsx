import { Container } from '@kermesse/ui/Container';
import { Frame } from '@kermesse/ui/Frame';
import { WaxPattern } from '@kermesse/ui/WaxPattern';
import type { SectionProps } from '../../render/types.ts';
import { Back, Card, Description, Envelope, Flap, FormArea, Lining, Pocket, Title } from './newsletter.styles.ts';
import type { section } from './section.ts';
import { SubscribeForm } from './SubscribeForm.tsx';

/** A letter half out of its envelope, with the subscription form. */
export default function Newsletter({ data, id, first }: SectionProps<typeof section>) {
  const { title, subtitle, description, buttonText } = data;
  return (
    <Container as="section" aria-labelledby={`${id}-title`}>
      <Envelope data-screen-only>
        <Back />
        <Flap>
          <Lining data-tone="brand">
            <WaxPattern />
          </Lining>
        </Flap>
        <Card>
          <Frame />
          <Title id={`${id}-title`} first={first} title={title} subtitle={subtitle} />
          {description !== undefined && <Description>{description}</Description>}
          <FormArea>
            <SubscribeForm buttonText={buttonText} />
          </FormArea>
        </Card>
        <Pocket viewBox="0 0 800 190" preserveAspectRatio="none" aria-hidden="true">
          <path data-part="sides" d="M0 0L400 118L800 0V190H0Z" />
          <path data-part="front" d="M0 190L400 84L800 190Z" />
          <path data-part="edge" d="M0 190L400 84L800 190" vectorEffect="non-scaling-stroke" />
        </Pocket>
      </Envelope>
    </Container>
  );
}
