import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const fr = {
  open: 'Demander une visite',
  close: 'Fermer',
  overline: 'Salle des Cocotiers',
  title: 'Quand passez-vous la voir ?',
  text: 'Le gérant vous répond en général dans la journée. La visite est gratuite et ne vous engage à rien.',
  date: 'Jour souhaité',
  dateHint: 'Du lundi au samedi, de 9 h à 18 h.',
  guests: 'Nombre d’invités',
  send: 'Envoyer la demande',
  cancel: 'Annuler',
  leave: 'Quitter sans enregistrer ?',
  leaveText: 'Le carton que vous dessiniez n’est pas encore rangé. Ce que vous avez écrit serait perdu.',
  stay: 'Rester',
  quit: 'Quitter',
  termsTitle: 'Acomptes, reports et annulations : ce à quoi chacun s’engage',
  terms: [
    'L’acompte confirme la date. Il est reversé au prestataire le lendemain de la fête, jamais avant, et vous est rendu en entier s’il se désiste.',
    'Un report est gratuit jusqu’à trente jours avant la date. Passé ce délai, le prestataire peut garder la moitié de l’acompte, s’il a déjà acheté ou loué pour vous.',
    'Une annulation par vos soins se fait depuis votre carnet. Nous prévenons tous les prestataires en même temps, et chacun a deux jours ouvrés pour dire ce qu’il a engagé.',
    'En cas de désaccord, un coordinateur de Kermesse vous appelle, écoute les deux parties et tranche sous une semaine. Sa décision est écrite et motivée.',
    'Les intempéries, les coupures de courant longues et les deuils officiels comptent comme des cas de force majeure : la date est déplacée sans frais.',
    'Les avis sont publiés après la fête, avec le prénom et le mois. Un prestataire peut répondre une fois ; personne ne peut faire retirer un avis exact.',
  ],
};
const en: typeof fr = {
  open: 'Ask for a visit',
  close: 'Close',
  overline: 'Salle des Cocotiers',
  title: 'When will you come and see it?',
  text: 'The manager usually answers within the day. The visit is free and commits you to nothing.',
  date: 'Day you would like',
  dateHint: 'Monday to Saturday, 09:00 to 18:00.',
  guests: 'Number of guests',
  send: 'Send the request',
  cancel: 'Cancel',
  leave: 'Leave without saving?',
  leaveText: 'The card you were drawing is not put away yet. What you wrote would be lost.',
  stay: 'Stay',
  quit: 'Leave',
  termsTitle: 'Deposits, new dates and cancellations: what everyone commits to',
  terms: [
    'The deposit confirms the date. It goes to the provider the day after the party, never before, and comes back to you in full if the provider withdraws.',
    'A new date is free up to thirty days ahead. After that the provider may keep half of the deposit, if they have already bought or hired for you.',
    'You cancel from your own booklet. We tell all providers at the same moment, and each has two working days to say what they have spent.',
    'When you disagree, a planner of Kermesse calls you, listens to both sides and decides within a week, in writing and with reasons.',
    'Storms, long power cuts and official mourning count as circumstances beyond anyone’s control: the date is moved free of charge.',
    'Reviews are published after the party, with a first name and the month. A provider may answer once; nobody can have an accurate review removed.',
  ],
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

type Args = Partial<Omit<ComponentProps<typeof Dialog>, 'onOpenChange'>>;

const frame = (t: typeof fr): Args => ({ title: t.title, overline: t.overline, closeLabel: t.close });

const visit = (t: typeof fr): Args => ({
  trigger: <Button>{t.open}</Button>,
  actions: (close) => (
    <>
      <Button variant="quiet" onPress={close}>
        {t.cancel}
      </Button>
      <Button>{t.send}</Button>
    </>
  ),
  children: (
    <>
      <p>{t.text}</p>
      <TextField label={t.date} description={t.dateHint} />
    </>
  ),
});

const leaving = (t: typeof fr): Args => ({
  title: t.leave,
  overline: undefined,
  closeLabel: t.close,
  actions: (close) => (
    <>
      <Button variant="line" onPress={close}>
        {t.quit}
      </Button>
      <Button autoFocus onPress={close}>
        {t.stay}
      </Button>
    </>
  ),
  children: <p>{t.leaveText}</p>,
});

const terms = (t: typeof fr): Args => ({
  title: t.termsTitle,
  overline: undefined,
  closeLabel: t.close,
  actions: (close) => <Button onPress={close}>{t.stay}</Button>,
  children: [...t.terms, ...t.terms].map((term, index) => <p key={index}>{term}</p>),
});

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    frameHeight: 640,
    french: () => ({ ...frame(fr), children: <p>{fr.text}</p> }),
  },
  args: { ...frame(en), title: en.title, closeLabel: en.close, children: <p>{en.text}</p>, onOpenChange: fn() },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A question that the user must answer. The answer that changes nothing has the focus. */
export const Question: Story = {
  args: { defaultOpen: true, role: 'alertdialog', ...leaving(en) },
  parameters: { french: () => leaving(fr) },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', { name: t.leave, description: t.leaveText });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(page.getByRole('button', { name: t.stay })).toHaveFocus());
  },
};

/**
 * The focus moves into the dialog, stays inside, and returns to the trigger. A press outside does not close the dialog.
 */
export const Default: Story = {
  args: visit(en),
  parameters: { french: () => ({ ...frame(fr), ...visit(fr) }) },
  play: async ({ canvas, canvasElement, globals, step }) => {
    const t = words(globals);
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: t.open });

    await step('Enter on the trigger opens the dialog and moves the focus into it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const dialog = await page.findByRole('dialog', { name: t.title });
      await waitFor(() => expect(dialog).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement));
    });

    await step('Tab keeps the focus inside', async () => {
      const dialog = page.getByRole('dialog');
      for (let press = 0; press < 6; press += 1) {
        await userEvent.tab();
        await expect(dialog).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
      }
    });

    await step('Escape closes the dialog and returns the focus to the trigger', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });

    await step('a press outside does not close the dialog', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await page.findByRole('dialog');
      const overlay = dialog.closest('[data-tone="brand"]');
      if (overlay) await userEvent.click(overlay);
      await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
    });
  },
};

/** Escape closes the dialog while no element has the focus, as after the focused control was removed. */
export const EscapeWithoutFocus: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement));
    await fireEvent.keyDown(canvasElement.ownerDocument.body, { key: 'Escape' });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const Dismissable: Story = {
  args: { dismissable: true, defaultOpen: true },
};

export const DismissedByPressOutside: Story = {
  ...Dismissable,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    const overlay = dialog.closest('[data-tone="brand"]');
    if (overlay) await userEvent.click(overlay);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Long text scrolls inside the frame. The border and the close button stay in place. */
export const LongText: Story = {
  args: { defaultOpen: true, width: 650, ...terms(en) },
  parameters: { french: () => terms(fr) },
};

const longWord = 'photographie'.repeat(25);

/** A long word, such as the name of a file, breaks: the dialog is not wider than the window. */
export const LongWord: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: true, title: longWord, children: <p>{longWord}</p> },
  parameters: { french: () => ({ title: longWord, children: <p>{longWord}</p> }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
