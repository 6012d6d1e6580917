import { Container } from '@kermesse/ui/Container';
import { Icon } from '@kermesse/ui/Icon';
import { Ticket } from '@kermesse/ui/Ticket';
import { TicketStrip } from '@kermesse/ui/TicketStrip';
import { ArrowRight } from 'lucide-react';
import { NamedIcon } from '../../icons/NamedIcon.tsx';
import type { SectionProps } from '../../render/types.ts';
import { itemHeading } from '../../text/item-heading.ts';
import { SectionHead } from '../../text/SectionHead.tsx';
import type { section } from './section.ts';
import { toneOf } from './tone.ts';
import { Entry, Face, Foot, Number, Row, Title, Words } from './top-event.styles.ts';

/** Steps as numbered tickets on one strip, the last already torn off; each links to the login page. */
export default function TopEvent({ data, id, first }: SectionProps<typeof section>) {
  const { title, subtitle, description, steps, loginLink } = data;
  return (
    <Container as="section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      <SectionHead id={`${id}-title`} first={first} title={title} subtitle={subtitle} aside={description} />
      <Row data-count={steps.length}>
        <TicketStrip as="ol" torn={steps.length > 1}>
          {steps.map((step, index) => (
            <Ticket as="li" tone={toneOf(step.color, index)} key={index}>
              <Face>
                <Number aria-hidden="true">
                  <small>Nº</small>
                  {index + 1}
                </Number>
                <Title as={itemHeading({ first, title })}>
                  <Entry href={loginLink}>{step.title}</Entry>
                </Title>
                {step.description !== undefined && <Words>{step.description}</Words>}
                <Foot aria-hidden="true">
                  {step.icon !== undefined && <NamedIcon name={step.icon} />}
                  <Icon icon={ArrowRight} directed />
                </Foot>
              </Face>
            </Ticket>
          ))}
        </TicketStrip>
      </Row>
    </Container>
  );
}
