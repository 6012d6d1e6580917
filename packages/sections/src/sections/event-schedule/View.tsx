import { Container } from '@kermesse/ui/Container';
import { Tabs } from '@kermesse/ui/Tabs';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar } from '../../programme/Calendar.tsx';
import { DayProgramme } from '../../programme/DayProgramme.tsx';
import { datePartsOf, programmeOf } from '../../calendar/programme.ts';
import { isRightToLeft } from '../../carousel/slides.ts';
import { useEditedItem } from '../../carousel/edited-item.ts';
import type { SectionProps } from '../../render/types.ts';
import { ActionLink } from '../../text/ActionLink.tsx';
import { withoutEmphasis } from '@kermesse/ui/parse-emphasis';
import { Cover } from './Cover.tsx';
import { DayTitle } from './DayTitle.tsx';
import { Actions, Booklet, DayHeading, Leaf } from './schedule.styles.ts';
import type { section } from './section.ts';
import { swipeOf } from './swipe.ts';

/** A folded programme: the cover on the left, the days as tabs on the right. */
export default function EventSchedule({ data, id, first, priority }: SectionProps<typeof section>) {
  const { t, i18n } = useTranslation('event-schedule');
  const { title, subtitle, description, image, buttonText, buttonLink, calendar } = data;
  const days = programmeOf(data);
  // The description says when the event is. Without it, the cover shows the month; if there are several, the tabs do.
  const dates = description === undefined ? days.map(({ date }) => datePartsOf(date, i18n.language)) : [];
  const [month, ...otherMonths] = new Set(dates.map((date) => date.month));
  const monthInTabs = otherMonths.length > 0;
  const when = description ?? (monthInTabs ? undefined : month);
  const [selected, setSelected] = useState(days[0]?.id);
  const [editedDay, editedActivity] = [useEditedItem('schedule'), useEditedItem('scheduleItems')];
  const edited = data.scheduleItems?.[editedActivity ?? -1]?.scheduleIndex ?? data.schedule[editedDay ?? -1]?.index;
  useEffect(() => {
    if (edited !== undefined) setSelected(`day-${edited}`);
  }, [edited]);
  const start = useRef<{ x: number; y: number }>(undefined);

  function onPointerUp({ clientX, clientY, pointerType, currentTarget }: PointerEvent) {
    const from = start.current;
    start.current = undefined;
    if (from === undefined || pointerType === 'mouse') return;
    const currentDay = days.findIndex((day) => day.id === selected);
    const swipe = swipeOf({ x: clientX - from.x, y: clientY - from.y });
    const next = days[currentDay + (isRightToLeft(currentTarget) ? -swipe : swipe)];
    if (next !== undefined) setSelected(next.id);
  }

  return (
    <Container as="section" aria-labelledby={`${id}-title`}>
      <Booklet>
        <Cover
          id={`${id}-title`}
          title={title}
          place={subtitle}
          when={when}
          image={image}
          first={first}
          priority={priority}
        />
        <Leaf
          data-tone="paper"
          data-swiped=""
          onPointerDown={({ clientX, clientY, isPrimary }) => {
            // A second finger zooms the page.
            start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            start.current = undefined;
          }}
        >
          <div>
            <Tabs
              label={t('days', { title: withoutEmphasis(title) })}
              selected={selected}
              onSelect={setSelected}
              tabs={days.map((day) => ({
                id: day.id,
                title: <DayTitle date={day.date} locale={i18n.language} withMonth={monthInTabs} />,
                content: (
                  <>
                    <DayHeading as={first ? 'h2' : 'h3'}>{datePartsOf(day.date, i18n.language).full}</DayHeading>
                    <DayProgramme day={day} locale={i18n.language} calendar={calendar} />
                  </>
                ),
              }))}
            />
          </div>
          <Actions>
            <ActionLink text={buttonText} href={buttonLink} />
            {calendar !== undefined && <Calendar calendar={calendar} title={title} />}
          </Actions>
        </Leaf>
      </Booklet>
    </Container>
  );
}
