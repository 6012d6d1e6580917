import { Container } from '@kermesse/ui/Container';
import { Frame } from '@kermesse/ui/Frame';
import { Rule } from '@kermesse/ui/Rule';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { Calendar } from '../../programme/Calendar.tsx';
import { DayProgramme } from '../../programme/DayProgramme.tsx';
import { datePartsOf, programmeOf } from '../../calendar/programme.ts';
import type { SectionProps } from '../../render/types.ts';
import { ActionLink } from '../../text/ActionLink.tsx';
import { About, Actions, DayHead, DayPart, Days, Front, Title, AgendaPage } from './agenda.styles.ts';
import type { section } from './section.ts';

/** A programme on one sheet, with all days below each other. */
export default function EventAgenda({ data, id, first }: SectionProps<typeof section>) {
  const { title, subtitle, description, buttonText, buttonLink, calendar } = data;
  const { i18n } = useTranslation();
  return (
    <Container as="section" aria-labelledby={`${id}-title`}>
      <AgendaPage data-tone="paper">
        <Frame inset="wide" />
        <Front>
          <Title id={`${id}-title`} first={first} title={title} subtitle={subtitle} />
          <Rule />
          {description !== undefined && <About>{description}</About>}
        </Front>
        <Days>
          {programmeOf(data).map((day) => {
            const { weekday, day: numeral, month, full } = datePartsOf(day.date, i18n.language);
            return (
              <DayPart key={day.id} aria-labelledby={`${id}-${day.id}`}>
                <DayHead as={first ? 'h2' : 'h3'} id={`${id}-${day.id}`}>
                  <VisuallyHidden>{full}</VisuallyHidden>
                  <span aria-hidden="true">
                    <SmallCaps>{weekday}</SmallCaps>
                    <b>{numeral}</b>
                    <i>{month}</i>
                  </span>
                </DayHead>
                <DayProgramme day={day} locale={i18n.language} calendar={calendar} />
              </DayPart>
            );
          })}
        </Days>
        <Actions>
          <ActionLink text={buttonText} href={buttonLink} />
          {calendar !== undefined && <Calendar calendar={calendar} title={title} />}
        </Actions>
      </AgendaPage>
    </Container>
  );
}
