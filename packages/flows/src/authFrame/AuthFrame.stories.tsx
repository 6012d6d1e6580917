import { TextField } from '@kermesse/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectToast, screenOf, user, type PlayContext } from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { OtherLoginMethods } from './OtherLoginMethods.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { StubLink } from './StubLink.tsx';

const samples = {
  fr: {
    title: 'Entrez donc',
    lead: 'Une phrase sous le titre, quand il en faut une.',
    label: 'Adresse e-mail',
    question: 'Pas encore de compte ?',
    link: 'S’inscrire',
    long: 'Réinitialisation du mot de passe de votre compte professionnel',
  },
  en: {
    title: 'Come in',
    lead: 'A sentence under the title, where one is needed.',
    label: 'Email',
    question: 'No account yet?',
    link: 'Sign up',
    long: 'Resetting the password of your professional account',
  },
};
const wordsIn = (context: PlayContext) => ({ ...textsOf(context, 'authFrame'), ...samples[localeOf(context)] });

/**
 * The frame of the login screens, drawn as an open invitation card on its envelope: the cover on the left, the form
 * on the right. On a phone the cover is a strip above. The cover is decorative: its picture has no alternative text and
 * its line is not a heading, so that a screen has one `h1`, which also takes the focus when a step changes. The stub at
 * the bottom, behind a perforation, links to another screen.
 */
const meta = {
  title: 'Flows/Auth frame',
  component: AuthFrame,
  decorators: [onFlowStage],
  args: { scene: 'market', texts: 'login', children: null },
  parameters: { ...screenParameters },
  render: (args, { globals }) => {
    const t = samples[localeOf({ globals })];
    return (
      <AuthFrame
        {...args}
        title={t.title}
        lead={t.lead}
        stub={<StubLink question={t.question} to="/register" label={t.link} />}
      >
        <TextField label={t.label} />
        <OtherLoginMethods first="google" />
      </AuthFrame>
    );
  },
} satisfies Meta<typeof AuthFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Google is a link to the server. The phone button opens a dialog, which restores the focus when it closes. */
export const Typical: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    const headings = context.canvas.getAllByRole('heading');
    await expect(headings.map((heading) => [heading.tagName, heading.textContent])).toEqual([['H1', t.title]]);
    await expect(headings[0]).toHaveAttribute('tabindex', '-1');
    await expect(context.canvas.queryAllByRole('img')).toEqual([]);
    const [, emphasised = ''] = textsOf(context, 'login').claim.split('*');
    await expect(context.canvas.getByText(emphasised)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: t.google })).toHaveAttribute(
      'href',
      `/auth/google/redirect?locale=${localeOf(context)}`,
    );
    const phone = context.canvas.getByRole('button', { name: t.phone });
    phone.focus();
    await user.keyboard('{Enter}');
    await screenOf(context).findByRole('dialog', { name: textsOf(context, 'phoneLogin').phone.title });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screenOf(context).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(phone).toHaveFocus());
  },
};

/** When Google is not configured, its button stays, and a click shows a notification. */
export const WithoutGoogle: Story = {
  parameters: { flow: { settings: { google: false } } },
  play: async (context) => {
    const t = wordsIn(context);
    await expect(context.canvas.queryByRole('link', { name: t.google })).toBeNull();
    await user.click(context.canvas.getByRole('button', { name: t.google }));
    await expectToast(context, t.googleOff);
  },
};

/** A long title wraps instead of widening the card. Without a stub the card has no perforation. */
export const LongTitle: Story = {
  render: (args, { globals }) => {
    const t = samples[localeOf({ globals })];
    return (
      <AuthFrame {...args} scene="stage" title={`${t.long} ${'a'.repeat(60)}`}>
        <TextField label={t.label} />
      </AuthFrame>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
