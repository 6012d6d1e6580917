import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DayProgramme } from './DayProgramme.tsx';
import { programmeOf } from '../calendar/programme.ts';

const words = {
  fr: {
    items: [
      { activity: 'Petit déjeuner des fiancés', place: 'Patio' },
      {
        activity: 'Un plan de table sans fâcherie',
        place: 'Salle Zio',
        description: 'Causerie avec Dédé Lawson, maîtresse de cérémonie',
      },
      { activity: 'Bal de clôture', place: 'Sur le ponton' },
    ],
  },
  en: {
    items: [
      { activity: 'Breakfast of the betrothed', place: 'Patio' },
      {
        activity: 'A seating plan without quarrels',
        place: 'Salle Zio',
        description: 'A talk with Dédé Lawson, mistress of ceremonies',
      },
      { activity: 'Closing ball', place: 'On the pontoon' },
    ],
  },
};

const times = ['9:30', '10:45', '20:00'];

function dayIn(locale: 'fr' | 'en') {
  const scheduleItems = words[locale].items.map((item, index) => ({
    ...item,
    time: times[index] ?? '9:00',
    scheduleIndex: 0,
  }));
  const [day] = programmeOf({ schedule: [{ index: 0, date: '2026-12-05' }], scheduleItems });
  return day ?? { id: 'day-0', date: '2026-12-05', activities: [] };
}

const meta = {
  title: 'Sections/Parts/Day programme',
  component: DayProgramme,
  args: { day: dayIn('fr'), locale: 'fr' },
  render: ({ calendar }, { globals }) => {
    const locale = toLocale(globals['locale']);
    return <DayProgramme day={dayIn(locale)} locale={locale} calendar={calendar} />;
  },
} satisfies Meta<typeof DayProgramme>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Time in tabular figures, a dotted leader, the room, and a note below where there is one. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A day without activities. */
export const Empty: Story = {
  render: (_, { globals }) => (
    <DayProgramme day={{ id: 'day-0', date: '2026-12-05', activities: [] }} locale={toLocale(globals['locale'])} />
  ),
};
