import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../Button/Button.tsx';
import { Card } from '../../Card/Card.tsx';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { Tabs } from '../../Tabs/Tabs.tsx';
import { Text } from '../../Text/Text.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { TextLink } from '../../TextLink/TextLink.tsx';

const fr = {
  days: 'Jours',
  first: 'Jeudi',
  second: 'Vendredi',
  soft: 'Les portes ouvrent à dix heures.',
  email: 'Adresse e-mail',
  wrong: 'Adresse e-mail invalide',
  remember: 'Se souvenir de moi',
  news: 'Recevoir la lettre',
  ticket: 'Billet',
  one: 'Un jour',
  all: 'Les deux jours',
  book: 'Réserver',
  later: 'Plus tard',
  off: 'Envoyer',
  why: 'Choisissez d’abord un billet',
  link: 'Tout le programme',
};
const en: typeof fr = {
  days: 'Days',
  first: 'Thursday',
  second: 'Friday',
  soft: 'Doors open at ten.',
  email: 'Email',
  wrong: 'Invalid email',
  remember: 'Remember me',
  news: 'Get the letter',
  ticket: 'Ticket',
  one: 'One day',
  all: 'Both days',
  book: 'Book',
  later: 'Later',
  off: 'Send',
  why: 'Choose a ticket first',
  link: 'The whole programme',
};

/**
 * The controls in forced colours and with more contrast. The screenshots cover both. Selected, checked and invalid
 * states are visible without tinted backgrounds, and a card has a border.
 */
const meta = {
  title: 'Foundations/Contrast',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

export const Typical: StoryObj = {
  tags: ['screenshot', 'screenshot-systems'],
  render: (_args, { globals }) => {
    const t = globals['locale'] === 'en' ? en : fr;
    const panel = (
      <Card>
        <Stack gap={4} style={{ padding: 'var(--space-5)' }}>
          <Text tone="soft">{t.soft}</Text>
          <TextField label={t.email} defaultValue="afi@" errorMessage={t.wrong} />
          <Checkbox defaultSelected>{t.remember}</Checkbox>
          <Checkbox>{t.news}</Checkbox>
          <RadioGroup
            label={t.ticket}
            defaultValue="all"
            options={[
              { id: 'one', label: t.one },
              { id: 'all', label: t.all },
            ]}
          />
          <Button variant="primary">{t.book}</Button>
          <Button variant="line">{t.later}</Button>
          <Button unavailable={t.why}>{t.off}</Button>
          <TextLink href="#programme" arrow>
            {t.link}
          </TextLink>
        </Stack>
      </Card>
    );
    return (
      <Tabs
        label={t.days}
        tabs={[
          { id: 'first', title: t.first, content: panel },
          { id: 'second', title: t.second, content: panel },
        ]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = globals['locale'] === 'en' ? en : fr;
    await expect(canvas.getByRole('tab', { name: t.first })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('textbox', { name: t.email })).toBeInvalid();
  },
};
