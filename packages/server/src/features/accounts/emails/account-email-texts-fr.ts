import type { AccountEmailTexts, english } from './account-email-texts-en.ts';

/** The texts of account emails in French. */
export const french: Record<keyof typeof english, AccountEmailTexts> = {
  addressVerification: {
    subject: 'Confirmez votre adresse e-mail',
    preview: 'Dernière étape : ouvrez le lien et confirmez.',
    paragraphs: ['Bienvenue ! Dernière étape : ouvrez le lien, puis confirmez que cette adresse est bien la vôtre.'],
    action: 'Confirmer mon adresse',
    small:
      'Ce lien est valable trois jours. Si cette inscription ne vient pas de vous, ignorez ce message : rien ne se passera.',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien est valable une heure.',
    paragraphs: ['Vous avez demandé à changer de mot de passe. Ce lien vous permet d’en choisir un nouveau.'],
    action: 'Choisir un mot de passe',
    small:
      'Ce lien est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  },
  addressWantedByOther: {
    subject: 'Quelqu’un a demandé à utiliser votre adresse',
    preview: 'Elle reste la vôtre.',
    paragraphs: ['Quelqu’un a demandé à utiliser votre adresse pour un autre compte. Elle reste la vôtre.'],
    action: 'Se connecter',
    aside: { text: 'Mot de passe oublié ?', label: 'En choisir un nouveau' },
    small: 'Si ce n’était pas vous, vous n’avez rien à faire : votre compte reste le vôtre et personne n’y a accès.',
  },
  newAddressConfirmation: {
    subject: 'Confirmez votre nouvelle adresse',
    preview: 'Ouvrez le lien et confirmez : votre compte passera à cette adresse.',
    paragraphs: [
      'Vous avez demandé à utiliser cette adresse pour votre compte. Confirmez-la pour que le changement se fasse.',
    ],
    action: 'Confirmer la nouvelle adresse',
    small: 'Ce lien est valable un jour. Si ce n’était pas vous, ignorez-le : rien ne changera.',
  },
  addressChangeRequested: {
    subject: 'Votre adresse e-mail va changer',
    preview: 'Ce n’était pas vous ? Vous pouvez tout annuler.',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé à utiliser {about} à la place de cette adresse. Le changement se fera dès que la nouvelle adresse sera confirmée.',
      'Si c’était vous, vous n’avez rien à faire. Si ce n’était pas vous, annulez le changement : tous les appareils seront déconnectés, et vous choisirez un nouveau mot de passe.',
    ],
    action: 'Ce n’était pas moi',
    small: 'Ce lien est valable sept jours, même si le changement est déjà fait.',
  },
  unverifiedAddressChangeRequested: {
    subject: 'Votre adresse e-mail va changer',
    preview: 'Un changement d’adresse a été demandé pour votre compte.',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé à utiliser une autre adresse à la place de celle-ci. Le changement se fera dès que la nouvelle adresse sera confirmée.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : le changement sera annulé.',
    ],
    action: 'Choisir un mot de passe',
    small: 'Si c’était vous, vous n’avez rien à faire.',
  },
  oldAddressReplaced: {
    subject: 'Votre adresse e-mail a changé',
    preview: 'Ce n’était pas vous ? Vous pouvez revenir à cette adresse.',
    paragraphs: [
      'Votre compte utilise maintenant {about} à la place de cette adresse.',
      'Si c’était vous, vous n’avez rien à faire. Si ce n’était pas vous, revenez à cette adresse : tous les appareils seront déconnectés, et vous choisirez un nouveau mot de passe.',
    ],
    action: 'Ce n’était pas moi',
    small: 'Ce lien est valable sept jours.',
  },
  newAddressConfirmed: {
    subject: 'Votre adresse e-mail a changé',
    preview: 'Vous vous connectez désormais avec cette adresse.',
    paragraphs: [
      'Votre nouvelle adresse est confirmée. Vous vous connectez désormais avec elle, et nos messages vous arrivent ici.',
    ],
    action: 'Voir mon profil',
    small: 'Vous n’avez rien d’autre à faire.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    preview: 'Si ce n’était pas vous, agissez tout de suite.',
    paragraphs: [
      'Le mot de passe de votre compte vient d’être changé, et les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    ],
    action: 'Choisir un mot de passe',
    small: 'Si c’était vous, vous n’avez rien à faire.',
  },
  loginOnNewDevice: {
    subject: 'Connexion depuis un nouvel appareil',
    preview: 'Si ce n’était pas vous, agissez tout de suite.',
    paragraphs: [
      'Quelqu’un, sans doute vous, vient de se connecter à votre compte depuis un appareil que nous ne connaissions pas :',
      '{about}',
      'Si ce n’était pas vous, déconnectez cet appareil dans votre profil, puis choisissez un nouveau mot de passe.',
    ],
    action: 'Voir mes appareils',
    aside: { text: 'Ce n’était pas vous ?', label: 'Choisir un nouveau mot de passe' },
    small: 'Si c’était vous, vous n’avez rien à faire. L’appareil est celui que le navigateur annonce.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée',
    preview: 'Si ce n’était pas vous, agissez tout de suite.',
    paragraphs: [
      'La clé d’accès « {about} » vient d’être ajoutée à votre compte. Elle permet de s’y connecter sans mot de passe.',
      'Si ce n’était pas vous, retirez-la dans votre profil, déconnectez les autres appareils et choisissez un nouveau mot de passe.',
    ],
    action: 'Voir mon profil',
    aside: { text: 'Ce n’était pas vous ?', label: 'Choisir un nouveau mot de passe' },
    small: 'Si c’était vous, vous n’avez rien à faire.',
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès a été retirée',
    preview: 'Si ce n’était pas vous, agissez tout de suite.',
    paragraphs: [
      'La clé d’accès « {about} » vient d’être retirée de votre compte. Elle ne permet plus de s’y connecter.',
      'Si ce n’était pas vous, déconnectez les autres appareils dans votre profil et choisissez un nouveau mot de passe.',
    ],
    action: 'Voir mon profil',
    aside: { text: 'Ce n’était pas vous ?', label: 'Choisir un nouveau mot de passe' },
    small: 'Si c’était vous, vous n’avez rien à faire.',
  },
  googleLinked: {
    subject: 'Google a été associé à votre compte',
    preview: 'Si ce n’était pas vous, agissez tout de suite.',
    paragraphs: [
      'Vous pouvez désormais vous connecter à votre compte avec Google.',
      'Si ce n’était pas vous, protégez d’abord votre compte Google, puis choisissez ici un nouveau mot de passe.',
    ],
    action: 'Voir mon profil',
    aside: { text: 'Ce n’était pas vous ?', label: 'Choisir un nouveau mot de passe' },
    small: 'Si c’était vous, vous n’avez rien à faire.',
  },
  deletionRequested: {
    subject: 'Votre compte va être supprimé',
    preview: 'Vous pouvez encore le garder.',
    paragraphs: [
      'La suppression de votre compte a été demandée. Il sera effacé le {about}, avec vos documents et vos images.',
      'Vous avez changé d’avis, ou ce n’était pas vous ? Vous pouvez garder votre compte jusqu’à cette date.',
    ],
    action: 'Garder mon compte',
    aside: { text: 'Ce n’était pas vous ?', label: 'Choisissez aussi un nouveau mot de passe' },
    small: 'Si vous avez bien demandé la suppression, vous n’avez rien à faire.',
  },
  deletionCancelled: {
    subject: 'Vous gardez votre compte',
    preview: 'La suppression est annulée.',
    paragraphs: ['La suppression de votre compte est annulée. Rien n’a été effacé.'],
    action: 'Accéder à mon compte',
    small: 'Si ce n’était pas vous, choisissez un nouveau mot de passe depuis la page de connexion.',
  },
  accountErased: {
    subject: 'Votre compte est effacé',
    preview: 'Nous ne conservons plus aucune donnée sur vous.',
    paragraphs: [
      'Comme vous l’aviez demandé, votre compte est effacé, avec toutes les données que nous conservions sur vous : profil, documents, images et messages.',
      'Si vous revenez un jour, vous pourrez créer un nouveau compte avec cette adresse.',
    ],
    action: 'Voir le site',
    small: 'C’est notre dernier message : vous n’avez rien à faire.',
  },
};
