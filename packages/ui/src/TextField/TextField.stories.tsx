import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

const fr = {
  name: 'Nom',
  nameHint: 'Comme sur votre pièce d’identité.',
  given: 'Prénom',
  givenOk: 'Joli nom, bien noté.',
  email: 'E-mail',
  emailError: 'Il manque la fin de l’adresse, par exemple « .tg » ou « .com ».',
  birth: 'Date de naissance',
  optional: '(facultatif)',
  birthPlaceholder: 'jj/mm/aaaa',
  password: 'Mot de passe',
  show: 'Montrer le mot de passe',
  hide: 'Cacher le mot de passe',
  code: 'Code d’invitation',
  search: 'Chercher un prestataire',
  searchPlaceholder: 'Traiteur, salle, orchestre…',
  long: 'Adresse complète du lieu de la réception, avec le quartier et un repère connu',
  longHint:
    'Par exemple : Bè Kpota, deuxième rue après la pharmacie du Centre, portail bleu en face de la boulangerie. Vos prestataires la verront dès que vous aurez confirmé la date.',
  longError:
    'Cette adresse ne suffit pas pour un livreur : ajoutez le quartier et un repère que tout le monde connaît aux alentours.',
};
const en: typeof fr = {
  name: 'Last name',
  nameHint: 'As on your identity card.',
  given: 'First name',
  givenOk: 'A fine name, noted.',
  email: 'Email',
  emailError: 'The end of the address is missing, for example “.tg” or “.com”.',
  birth: 'Date of birth',
  optional: '(optional)',
  birthPlaceholder: 'dd/mm/yyyy',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  code: 'Invitation code',
  search: 'Look for a provider',
  searchPlaceholder: 'Caterer, venue, band…',
  long: 'Full address of the reception, with the district and a landmark people know',
  longHint:
    'For example: Bè Kpota, second street past the Centre pharmacy, blue gate across from the bakery. Your providers see it as soon as you have confirmed the date.',
  longError: 'A delivery driver could not find this: add the district and a landmark that everybody around knows.',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  max-width: 30rem;
`;

const long = (t: typeof fr) => ({
  label: t.long,
  optionalLabel: t.optional,
  description: t.longHint,
  errorMessage: t.longError,
});

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: en.name },
  parameters: { french: { label: fr.name } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn(), description: en.nameHint, autoComplete: 'family-name' },
  parameters: { french: { description: fr.nameHint } },
  play: async ({ args, canvas, globals }) => {
    const t = words(globals);
    const input = canvas.getByRole('textbox', { name: t.name });
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t.nameHint));
    await userEvent.click(canvas.getByText(t.name));
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Amouz');
    await expect(args.onChange).toHaveBeenLastCalledWith('Amouz');
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

export const States: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => {
    const t = words(globals);
    return (
      <Column>
        <TextField label={t.given} defaultValue="Essénam" successMessage={t.givenOk} />
        <TextField label={t.email} type="email" defaultValue="essenam@kermesse" errorMessage={t.emailError} />
        <TextField label={t.birth} optionalLabel={t.optional} placeholder={t.birthPlaceholder} inputMode="numeric" />
        <TextField label={t.search} type="search" placeholder={t.searchPlaceholder} />
        <TextField label={t.code} defaultValue="LOME-2026-418" isReadOnly />
        <TextField label={t.code} defaultValue="LOME-2026-418" isDisabled />
      </Column>
    );
  },
};

/** The error is announced after the hint, and the input keeps its value. */
export const WithError: Story = {
  args: { label: en.email, type: 'email', defaultValue: 'essenam@kermesse', errorMessage: en.emailError },
  parameters: { french: { label: fr.email, errorMessage: fr.emailError } },
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    const input = canvas.getByRole('textbox', { name: t.email });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t.emailError));
    await expect(input).toHaveValue('essenam@kermesse');
  },
};

const Toggle = styled(Button)`
  width: 44px;
  min-height: 44px;
  padding: 0;
`;

function Password({ locale }: { locale?: string }) {
  const t = words({ locale });
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={t.password}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      end={
        <Toggle
          variant="quiet"
          aria-label={shown ? t.hide : t.show}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onPress={() => setShown(!shown)}
        >
          {null}
        </Toggle>
      }
    />
  );
}

export const WithButton: Story = {
  parameters: {
    controls: { disable: true },
    code: `
import { Icon } from '@kermesse/ui/Icon';
import { IconButton } from '@kermesse/ui/IconButton';
import { TextField } from '@kermesse/ui/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

export function Password() {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      end={
        <IconButton label={shown ? 'Hide the password' : 'Show the password'} onClick={() => setShown(!shown)}>
          <Icon icon={shown ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}`,
  },
  render: (_args, { globals }) => <Password locale={String(globals['locale'])} />,
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    const input = canvas.getByLabelText(t.password, { selector: 'input' });
    await userEvent.type(input, 'harmattan 2026');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.show })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('harmattan 2026');
  },
};

const Narrow = styled.div`
  width: 280px;
`;

export const LongText: Story = {
  args: long(en),
  parameters: { french: long(fr) },
  render: (args) => (
    <Narrow>
      <TextField {...args} />
    </Narrow>
  ),
};

const Background = styled.div`
  padding: var(--space-5);
  background: var(--page);
  color: var(--ink);
`;

export const OnEveryBackground: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => {
    const t = words(globals);
    return (
      <>
        {(['page', 'brand', 'highlight', 'paper', 'deep'] as const).map((tone) => (
          <Background key={tone} data-tone={tone}>
            <Column>
              <TextField
                label={`${t.email} (${tone})`}
                type="email"
                defaultValue="essenam@kermesse"
                description={t.nameHint}
                errorMessage={t.emailError}
              />
            </Column>
          </Background>
        ))}
      </>
    );
  },
};
