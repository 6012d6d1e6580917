import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SectionEditor } from '../../stories/SectionEditor.tsx';

/** The days of a programme and its activities, which refer to a day. */
const meta = {
  title: 'Composer/Days',
  component: SectionEditor,
  tags: ['!dev', '!autodocs'],
  args: { onChange: fn(), section: { slug: 'event-schedule', data: {} } },
} satisfies Meta<typeof SectionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = [
  { index: 4, date: '2026-12-04' },
  { index: 2, date: '2026-12-03' },
];
const concert = { scheduleIndex: 2, time: '18:30', activity: { fr: 'Concert', en: 'Gig' } };
const programme = (schedule: object[], scheduleItems: object[]) => ({
  section: {
    slug: 'event-schedule',
    data: { title: { fr: 'Programme', en: 'Programme' }, schedule, scheduleItems },
  },
});
const friday = /^(vendredi 4 décembre 2026|Friday 4 December 2026)$/;
const thursday = /^(jeudi 3 décembre 2026|Thursday 3 December 2026)$/;

/** Headers and choices name a day by its date. An activity stores the number of its day, which editors do not see. */
export const ChosenByDate: Story = {
  args: programme(days, [concert]),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: friday }));
    await expect(canvas.getByRole('button', { name: /^(Concert|Gig)$/, expanded: true })).toBeVisible();
    const day = canvas.getByRole('combobox', { name: /^(Jour|Day)/ });
    await expect(day).toHaveDisplayValue(thursday);
    await userEvent.selectOptions(day, within(day).getByRole('option', { name: friday }));
    const scheduleItems = [{ ...concert, scheduleIndex: 4 }];
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ data: expect.objectContaining({ scheduleItems }) as unknown }),
    );
    await expect(canvas.queryByRole('textbox', { name: /^(Numéro du jour|Day number)/ })).toBeNull();
  },
};

/** A new day gets a number of its own, and an activity without a name is called by its place in the list. */
export const NewDay: Story = {
  args: programme(days, [{ scheduleIndex: 4 }]),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Ajouter\s|Add): (Jour|Day)$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ data: expect.objectContaining({ schedule: [...days, { index: 5 }] }) as unknown }),
    );
    await expect(canvas.getByRole('button', { name: /^(Jour|Day) 3/, expanded: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Activité|Activity) 1/, expanded: true })).toBeVisible();
  },
};

/** The number of a day shows while another day has it, and stays while the editor corrects it. */
export const CorrectedNumber: Story = {
  args: programme([days[0] ?? {}, { index: 4, date: '2026-12-03' }], []),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(thursday.source.replace('$', '')) }));
    const number = canvas.getByRole('textbox', { name: /^(Numéro du jour|Day number)/ });
    await expect(number).toBeInvalid();
    await userEvent.type(number, '2');
    await expect(number).toHaveValue('42');
    await expect(number).toBeValid();
    await expect(number).toHaveFocus();
  },
};

/** While two days have one number, an activity can still choose each of them. */
export const SameNumber: Story = {
  args: programme([days[0] ?? {}, { index: 4, date: '2026-12-03' }], [{ ...concert, scheduleIndex: 4 }]),
  play: async ({ canvas }) => {
    const day = canvas.getByRole('combobox', { name: /^(Jour|Day)/ });
    await expect(within(day).getByRole('option', { name: friday })).toBeVisible();
    await expect(within(day).getByRole('option', { name: thursday })).toBeVisible();
  },
};

/** A date or a time that does not exist shows as a text, which the editor corrects. */
export const NoSuchDate: Story = {
  args: programme([{ index: 4, date: '2026-02-31' }], [{ ...concert, scheduleIndex: 4, time: '25:61' }]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^2026-02-31/, expanded: true })).toBeVisible();
    const date = canvas.getByRole('textbox', { name: /^Date/ });
    await expect(date).toHaveValue('2026-02-31');
    await expect(date).toBeInvalid();
    await expect(canvas.getByDisplayValue('25:61')).toBeInvalid();
    await userEvent.type(date, '{Backspace}{Backspace}28');
    await expect(canvas.getByLabelText(/^Date/)).toHaveValue('2026-02-28');
  },
};
