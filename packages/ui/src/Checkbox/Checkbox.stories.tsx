import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const fr = {
  stay: 'Rester connectée sur cet appareil',
  stayHint: 'À éviter sur un ordinateur partagé, au cybercafé par exemple.',
  before: 'J’ai lu et j’accepte ',
  terms: 'les conditions générales de Kermesse',
  after: ', y compris ce qui concerne les acomptes versés aux prestataires et leur remboursement.',
  error: 'Il nous faut votre accord pour ouvrir le compte.',
  news: 'Recevoir la lettre du mois',
};
const en: typeof fr = {
  stay: 'Stay logged in on this device',
  stayHint: 'Better not on a shared computer, in an internet café for example.',
  before: 'I have read and accept ',
  terms: 'the terms of Kermesse',
  after: ', including what they say about deposits paid to providers and how they are refunded.',
  error: 'We need your agreement to open the account.',
  news: 'Receive the monthly letter',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const agreement = (t: typeof fr) => (
  <>
    {t.before}
    <a href="/conditions">{t.terms}</a>
    {t.after}
  </>
);

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: en.stay },
  parameters: { french: { children: fr.stay } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn(), description: en.stayHint },
  parameters: { french: { description: fr.stayHint } },
  play: async ({ args, canvas, globals }) => {
    const t = words(globals);
    const box = canvas.getByRole('checkbox', { name: t.stay });
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(t.stayHint));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(t.stay));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
  },
};

export const WithError: Story = {
  args: { errorMessage: en.error, children: agreement(en) },
  parameters: { french: () => ({ errorMessage: fr.error, children: agreement(fr) }) },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(words(globals).error));
  },
};

export const States: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => {
    const t = words(globals);
    return (
      <>
        <Checkbox>{t.news}</Checkbox>
        <Checkbox defaultSelected>{t.stay}</Checkbox>
        <Checkbox isDisabled>{t.news}</Checkbox>
        <Checkbox isDisabled isSelected>
          {t.stay}
        </Checkbox>
      </>
    );
  },
};
