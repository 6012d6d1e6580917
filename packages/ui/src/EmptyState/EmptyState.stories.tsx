import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { artImage } from '../art/art.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import type { ImageSource } from '../Picture/image.ts';
import { EmptyState } from './EmptyState.tsx';

/** A tall picture beside the text, and a wide one above it on narrow screens. */
function tall(): ImageSource {
  const { portrait, alt: _, ...wide } = artImage('beach');
  return { ...(portrait ?? wide), portrait: wide };
}

const action = (href: string, label: string) => (
  <ButtonLink href={href} variant="line">
    {label}
  </ButtonLink>
);

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No event yet',
    children: 'Your events appear here, with their date, their guests and their providers.',
    image: tall(),
    action: action('/en/create-event', 'Create my event'),
  },
  parameters: {
    french: () => ({
      title: 'Pas encore d’événement',
      children: 'Vos événements s’affichent ici, avec leur date, leurs invités et leurs prestataires.',
      action: action('/fr/create-event', 'Créer mon événement'),
    }),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture is decorative: screen readers skip it. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const WithoutPicture: Story = {
  args: { image: undefined },
  tags: ['screenshot'],
};

/** Without a title: a single line, for an empty list inside a card. */
export const Line: Story = {
  args: { title: undefined, image: undefined, action: undefined, children: 'No document yet.' },
  parameters: { french: { title: undefined, action: undefined, children: 'Aucun document pour l’instant.' } },
  tags: ['screenshot'],
};

export const LongText: Story = {
  args: {
    title: 'No celebration, ceremony or meeting has been planned with this account yet',
    children:
      'Each event that you plan appears here with its date, its place, its guests and the providers who answered. You can share it with your family and your planner, copy it, or cancel it until the deposit is paid.',
  },
  parameters: {
    french: () => ({
      title: 'Aucune fête, cérémonie ou réunion n’est encore prévue avec ce compte',
      children:
        'Chaque événement que vous préparez s’affiche ici avec sa date, son lieu, ses invités et les prestataires qui ont répondu. Vous pouvez le partager avec votre famille et votre coordinateur, le copier, ou l’annuler tant que l’acompte n’est pas payé.',
      action: action('/fr/create-event', 'Créer mon événement'),
    }),
  },
};
