import type { MailContent } from '../../../platform/mail/layout.ts';

/**
 * The mails of accounts: verify an address; set a new password; there is an account already; confirm a new address; the
 * address is about to change (to the old one, verified or not); it has changed (to the old one, to the new one); the
 * password was changed; a passkey was added; somebody signed in on a new device; the account is
 * going to be deleted, is kept after all, was erased.
 */
export const accountMailKinds = [
  'verify',
  'reset',
  'already',
  'confirm',
  'notice',
  'notice-unverified',
  'moved-away',
  'moved-here',
  'changed',
  'passkey',
  'new-device',
  'deletion',
  'kept',
  'erased',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** What a mail says, before names and links are filled in. */
export type Words = Omit<MailContent, 'greeting' | 'copyHint' | 'action' | 'aside'> & {
  action: string;
  aside?: { text: string; label: string };
};

/** In French. */
export const french: Record<AccountMailKind, Words> = {
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    preview: 'Un clic, et votre adresse est confirmée.',
    paragraphs: ['Bienvenue ! Il ne manque qu’un clic pour confirmer que cette adresse est bien la vôtre.'],
    action: 'Confirmer mon adresse',
    small:
      'Ce lien est valable trois jours. Si cette inscription ne vient pas de vous, ignorez ce message : rien ne se passera.',
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
    preview: 'Ouvrez le lien, et votre compte passe à cette adresse.',
    paragraphs: [
      'Vous avez demandé à utiliser cette adresse pour votre compte. Confirmez-la pour que le changement se fasse.',
    ],
    action: 'Confirmer la nouvelle adresse',
    small:
      'Ce lien est valable un jour. Vous recevez ce message parce que quelqu’un a saisi cette adresse dans son compte. Si ce n’était pas vous, ignorez-le : rien ne changera.',
  },
  notice: {
    subject: 'Votre adresse e-mail va changer',
    preview: 'Ce n’était pas vous ? Un clic suffit pour tout annuler.',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé à utiliser {about} à la place de cette adresse. Le changement se fera dès que la nouvelle adresse sera confirmée.',
      'Si c’était vous, vous n’avez rien à faire. Si ce n’était pas vous, annulez le changement : tous les appareils seront déconnectés, et vous choisirez un nouveau mot de passe.',
    ],
    action: 'Ce n’était pas moi',
    small:
      'Ce lien est valable sept jours, même si le changement est déjà fait. Vous recevez ce message parce que cette adresse est celle de votre compte.',
  },
  'notice-unverified': {
    subject: 'Votre adresse e-mail va changer',
    preview: 'Un changement d’adresse a été demandé pour votre compte.',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé à utiliser {about} à la place de cette adresse. Le changement se fera dès que la nouvelle adresse sera confirmée.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : le changement sera annulé.',
    ],
    action: 'Choisir un mot de passe',
    small:
      'Si c’était vous, vous n’avez rien à faire. Vous recevez ce message parce qu’un compte a été créé avec cette adresse.',
  },
  'moved-away': {
    subject: 'Votre adresse e-mail a changé',
    preview: 'Ce n’était pas vous ? Un clic suffit pour revenir à cette adresse.',
    paragraphs: [
      'Votre compte utilise maintenant {about} à la place de cette adresse.',
      'Si c’était vous, vous n’avez rien à faire. Si ce n’était pas vous, revenez à cette adresse : tous les appareils seront déconnectés, et vous choisirez un nouveau mot de passe.',
    ],
    action: 'Ce n’était pas moi',
    small:
      'Ce lien est valable sept jours. Vous recevez ce message parce que cette adresse était celle de votre compte.',
  },
  'moved-here': {
    subject: 'Votre adresse e-mail a changé',
    preview: 'Vous vous connectez désormais avec cette adresse.',
    paragraphs: [
      'Votre nouvelle adresse est confirmée. Vous vous connectez désormais avec elle, et nos messages vous arrivent ici.',
    ],
    action: 'Voir mon profil',
    small: 'Vous recevez ce message parce que cette adresse est maintenant celle de votre compte.',
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
  'new-device': {
    subject: 'Connexion depuis un nouvel appareil',
    preview: 'Si ce n’était pas vous, agissez tout de suite.',
    paragraphs: [
      'Quelqu’un, sans doute vous, vient de se connecter à votre compte depuis un appareil que nous ne connaissions pas :',
      '{about}',
      'Si ce n’était pas vous, déconnectez cet appareil dans votre profil, puis choisissez un nouveau mot de passe.',
    ],
    action: 'Voir mes appareils',
    aside: { text: 'Ce n’était pas vous ?', label: 'Choisir un nouveau mot de passe' },
    small: 'Si c’était vous, vous n’avez rien à faire. L’appareil est celui que le navigateur annonce.',
  },
  passkey: {
    subject: 'Une clé d’accès a été ajoutée',
    preview: 'Si ce n’était pas vous, agissez tout de suite.',
    paragraphs: [
      'La clé d’accès « {about} » vient d’être ajoutée à votre compte. Elle permet de s’y connecter sans mot de passe.',
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

/** In English. */
export const english: Record<AccountMailKind, Words> = {
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
    paragraphs: [
      'Somebody, perhaps you, just registered with your address. You already have an account: it is waiting for you.',
    ],
    action: 'Log in',
    aside: { text: 'Forgot your password?', label: 'Choose a new one' },
    small: 'If it was not you, there is nothing to do: your account stays yours and nobody has access to it.',
  },
  confirm: {
    subject: 'Confirm your new address',
    preview: 'Open the link, and your account moves to this address.',
    paragraphs: ['You asked to use this address for your account. Confirm it and the change is made.'],
    action: 'Confirm the new address',
    small:
      'This link is valid for one day. You got this message because somebody entered this address in their account. If it was not you, ignore it: nothing will change.',
  },
  notice: {
    subject: 'Your email address is about to change',
    preview: 'It was not you? One click cancels it.',
    paragraphs: [
      'Somebody, probably you, asked to use {about} instead of this address. The change is made as soon as the new address is confirmed.',
      'If it was you, there is nothing to do. If it was not you, cancel the change: all devices will be logged out, and you will choose a new password.',
    ],
    action: 'It was not me',
    small:
      'This link is valid for seven days, even once the change is made. You got this message because this is the address of your account.',
  },
  'notice-unverified': {
    subject: 'Your email address is about to change',
    preview: 'A change of address was asked for on your account.',
    paragraphs: [
      'Somebody, probably you, asked to use {about} instead of this address. The change is made as soon as the new address is confirmed.',
      'If it was not you, choose a new password right away: the change will be cancelled.',
    ],
    action: 'Choose a password',
    small:
      'If it was you, there is nothing to do. You got this message because an account was created with this address.',
  },
  'moved-away': {
    subject: 'Your email address has changed',
    preview: 'It was not you? One click brings this address back.',
    paragraphs: [
      'Your account now uses {about} instead of this address.',
      'If it was you, there is nothing to do. If it was not you, take this address back: all devices will be logged out, and you will choose a new password.',
    ],
    action: 'It was not me',
    small: 'This link is valid for seven days. You got this message because this was the address of your account.',
  },
  'moved-here': {
    subject: 'Your email address has changed',
    preview: 'You now log in with this address.',
    paragraphs: ['Your new address is confirmed. You now log in with it, and our messages reach you here.'],
    action: 'See my profile',
    small: 'You got this message because this is now the address of your account.',
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
  'new-device': {
    subject: 'Login from a new device',
    preview: 'If it was not you, act right away.',
    paragraphs: [
      'Somebody, probably you, just logged in to your account from a device that we did not know:',
      '{about}',
      'If it was not you, log this device out in your profile, then choose a new password.',
    ],
    action: 'See my devices',
    aside: { text: 'It was not you?', label: 'Choose a new password' },
    small: 'If it was you, there is nothing to do. The device is what the browser says it is.',
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
