import type { Locale } from '@kermesse/api/schemas/locale';
import type { MailHouse } from './house.ts';
import { mailHtml, mailText, type MailContent } from './layout.ts';
import type { Mail } from './mailer.ts';

/**
 * The mails of accounts: verify an address; set a new password; there is an account already; confirm a new address; the
 * address is about to change (to the old one); the password was changed; a passkey was added; the account is going to be
 * deleted, is kept after all, was erased.
 */
export type AccountMailKind =
  | 'verify' | 'reset' | 'already' | 'confirm' | 'notice' | 'changed' | 'passkey' | 'deletion' | 'kept' | 'erased';

/** All kinds. */
export const accountMailKinds: readonly AccountMailKind[] = [
  'verify', 'reset', 'already', 'confirm', 'notice', 'changed', 'passkey', 'deletion', 'kept', 'erased',
];

type Words = Omit<MailContent, 'greeting' | 'copyHint' | 'action' | 'aside'> & {
  action: string;
  aside?: { text: string; label: string };
};

const french: Record<AccountMailKind, Words> = {
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    preview: 'Un clic, et votre adresse est confirmée.',
    paragraphs: ['Bienvenue ! Il ne manque qu’un clic pour confirmer que cette adresse est bien la vôtre.'],
    action: 'Confirmer mon adresse',
    small: 'Ce lien est valable trois jours. Si vous ne vous êtes pas inscrit, ignorez ce message : rien ne se passera.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien est valable une heure.',
    paragraphs: ['Vous avez demandé à changer de mot de passe. Ce lien vous permet d’en choisir un nouveau.'],
    action: 'Choisir un mot de passe',
    small:
      'Ce lien est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  },
  already: {
    subject: 'Vous avez déjà un compte',
    preview: 'Votre adresse vient d’être utilisée pour une inscription.',
    paragraphs: [
      'Quelqu’un, peut-être vous, vient de s’inscrire avec votre adresse. Vous avez déjà un compte : il vous attend.',
    ],
    action: 'Me connecter',
    aside: { text: 'Mot de passe oublié ?', label: 'En choisir un nouveau' },
    small: 'Si ce n’était pas vous, vous n’avez rien à faire : votre compte reste le vôtre et personne n’y a accès.',
  },
  confirm: {
    subject: 'Confirmez votre nouvelle adresse',
    preview: 'Un clic, et votre compte passe à cette adresse.',
    paragraphs: ['Vous avez demandé à utiliser cette adresse pour votre compte. Confirmez-la pour que le changement se fasse.'],
    action: 'Confirmer la nouvelle adresse',
    small: 'Ce lien est valable un jour. Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
  },
  notice: {
    subject: 'Votre adresse e-mail va changer',
    preview: 'Un changement d’adresse a été demandé pour votre compte.',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé à utiliser {about} à la place de cette adresse. Le changement se fera dès que la nouvelle adresse sera confirmée.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    ],
    action: 'Choisir un mot de passe',
    small: 'Si c’était vous, vous n’avez rien à faire ici.',
  },
  changed: {
    subject: 'Votre mot de passe a été changé',
    preview: 'Si ce n’était pas vous, agissez tout de suite.',
    paragraphs: [
      'Le mot de passe de votre compte vient d’être changé, et les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    ],
    action: 'Choisir un mot de passe',
    small: 'Si c’était vous, vous n’avez rien à faire.',
  },
  passkey: {
    subject: 'Une clé d’accès a été ajoutée',
    preview: 'Si ce n’était pas vous, agissez tout de suite.',
    paragraphs: [
      'La clé d’accès « {about} » vient d’être ajoutée à votre compte. Elle permet de s’y connecter sans mot de passe.',
      'Si ce n’était pas vous, retirez-la dans votre profil, déconnectez les autres appareils et choisissez un nouveau mot de passe.',
    ],
    action: 'Voir mon profil',
    aside: { text: 'Ce n’était pas vous ?', label: 'Choisir un nouveau mot de passe' },
    small: 'Si c’était vous, vous n’avez rien à faire.',
  },
  deletion: {
    subject: 'Votre compte va être supprimé',
    preview: 'Vous pouvez encore le garder.',
    paragraphs: [
      'La suppression de votre compte a été demandée. Il sera effacé le {about}, avec vos documents et vos images.',
      'Vous avez changé d’avis, ou ce n’était pas vous ? Vous pouvez garder votre compte jusqu’à cette date.',
    ],
    action: 'Garder mon compte',
    aside: { text: 'Ce n’était pas vous ?', label: 'Choisissez aussi un nouveau mot de passe' },
    small: 'Si vous avez bien demandé la suppression, vous n’avez rien à faire.',
  },
  kept: {
    subject: 'Vous gardez votre compte',
    preview: 'La suppression est annulée.',
    paragraphs: ['La suppression de votre compte est annulée. Rien n’a été effacé.'],
    action: 'Ouvrir mon compte',
    small: 'Si ce n’était pas vous, choisissez un nouveau mot de passe depuis la page de connexion.',
  },
  erased: {
    subject: 'Votre compte est effacé',
    preview: 'Nous ne gardons plus rien de vous.',
    paragraphs: [
      'Comme vous l’aviez demandé, votre compte est effacé, avec tout ce que nous gardions de vous : profil, documents, images et messages.',
      'Si vous revenez un jour, vous pourrez créer un nouveau compte avec cette adresse.',
    ],
    action: 'Voir le site',
    small: 'C’est notre dernier message : vous n’avez rien à faire.',
  },
};

const english: Record<AccountMailKind, Words> = {
  verify: {
    subject: 'Confirm your email address',
    preview: 'One click, and your address is confirmed.',
    paragraphs: ['Welcome! One click is all that is missing to confirm that this address is yours.'],
    action: 'Confirm my address',
    small: 'This link is good for three days. If you did not register, ignore this message: nothing will happen.',
  },
  reset: {
    subject: 'Choose a new password',
    preview: 'The link is good for one hour.',
    paragraphs: ['You asked to change your password. This link lets you choose a new one.'],
    action: 'Choose a password',
    small:
      'This link is good for one hour and works once. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  already: {
    subject: 'You already have an account',
    preview: 'Your address was just used to register.',
    paragraphs: ['Somebody, perhaps you, just registered with your address. You already have an account: it is waiting for you.'],
    action: 'Log in',
    aside: { text: 'Forgot your password?', label: 'Choose a new one' },
    small: 'If it was not you, there is nothing to do: your account stays yours and nobody has access to it.',
  },
  confirm: {
    subject: 'Confirm your new address',
    preview: 'One click, and your account moves to this address.',
    paragraphs: ['You asked to use this address for your account. Confirm it and the change is made.'],
    action: 'Confirm the new address',
    small: 'This link is good for one day. If you did not ask for it, ignore this message: nothing will change.',
  },
  notice: {
    subject: 'Your email address is about to change',
    preview: 'A change of address was asked for on your account.',
    paragraphs: [
      'Somebody, probably you, asked to use {about} instead of this address. The change is made as soon as the new address is confirmed.',
      'If it was not you, choose a new password right away.',
    ],
    action: 'Choose a password',
    small: 'If it was you, there is nothing to do here.',
  },
  changed: {
    subject: 'Your password was changed',
    preview: 'If it was not you, act right away.',
    paragraphs: [
      'The password of your account was just changed, and the other devices were signed out.',
      'If it was not you, choose a new password right away.',
    ],
    action: 'Choose a password',
    small: 'If it was you, there is nothing to do.',
  },
  passkey: {
    subject: 'A passkey was added',
    preview: 'If it was not you, act right away.',
    paragraphs: [
      'The passkey “{about}” was just added to your account. It lets somebody log in without a password.',
      'If it was not you, remove it in your profile, log the other devices out and choose a new password.',
    ],
    action: 'Open my profile',
    aside: { text: 'It was not you?', label: 'Choose a new password' },
    small: 'If it was you, there is nothing to do.',
  },
  deletion: {
    subject: 'Your account is going to be deleted',
    preview: 'You can still keep it.',
    paragraphs: [
      'The deletion of your account was asked for. It will be erased on {about}, with your documents and your pictures.',
      'Have you changed your mind, or was it not you? You can keep your account until that date.',
    ],
    action: 'Keep my account',
    aside: { text: 'It was not you?', label: 'Choose a new password, too' },
    small: 'If you did ask for it, there is nothing to do.',
  },
  kept: {
    subject: 'You are keeping your account',
    preview: 'The deletion is cancelled.',
    paragraphs: ['The deletion of your account is cancelled. Nothing was erased.'],
    action: 'Open my account',
    small: 'If it was not you, choose a new password from the login page.',
  },
  erased: {
    subject: 'Your account is erased',
    preview: 'We keep nothing of you any more.',
    paragraphs: [
      'As you asked, your account is erased, with everything that we kept of you: profile, documents, pictures and messages.',
      'If you come back one day, you can create a new account with this address.',
    ],
    action: 'See the site',
    small: 'This is our last message: there is nothing to do.',
  },
};

const common = {
  fr: { words: french, hello: 'Bonjour', comma: ',', copyHint: 'Ou copiez cette adresse dans votre navigateur :' },
  en: { words: english, hello: 'Hello', comma: ',', copyHint: 'Or copy this address into your browser:' },
} as const;

/** Addresses that may not be verified: whoever named them chose the name as well, so mails to them repeat none. */
const unknownReaders: ReadonlySet<AccountMailKind> = new Set(['verify', 'confirm', 'reset']);

/** A mail of an account, in one language. `links` are the absolute addresses it leads to: the action's, then the aside's. */
export function accountMail(
  kind: AccountMailKind,
  { locale, firstname, links, about = '', house }: { locale: Locale; firstname: string; links: string[]; about?: string; house: MailHouse },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { words, hello, comma, copyHint } = common[locale];
  const { action, aside, paragraphs, ...rest } = words[kind];
  const [first = house.home, second = house.home] = links;
  const name = unknownReaders.has(kind) ? '' : firstname.slice(0, 60);
  const content: MailContent = {
    ...rest,
    greeting: name === '' ? `${hello}${comma}` : `${hello} ${name}${comma}`,
    paragraphs: paragraphs.map((text) => text.replace('{about}', () => about)),
    action: { label: action, href: first },
    ...(aside !== undefined && { aside: { ...aside, href: second } }),
    copyHint,
  };
  return { subject: content.subject, text: mailText(content, house), html: mailHtml(content, house, locale) };
}
