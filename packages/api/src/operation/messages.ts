import type { FieldErrorCode } from '../schemas/forms/field-error-code.ts';
import type { Locale } from '../schemas/common/locale.ts';
import { avatarRule, documentRule, megabyte, pictureRule, type UploadRule } from '../schemas/uploads/upload.ts';
import type { ErrorCode } from './error-codes.ts';

type Text = Record<Locale, string>;

/** Returns the message for a file that is larger than its rule allows (specification §5). */
function tooLarge({ maxBytes }: UploadRule): Text {
  const megabytes = maxBytes / megabyte;
  return {
    fr: `Le fichier doit faire moins de ${megabytes} Mo`,
    en: `Uploaded file size must be less than ${megabytes} MB`,
  };
}

/** Returns the message for a text of more than `limit` characters. */
export const tooLongMessage = (limit: number): Text => ({
  fr: `Texte trop long : ${limit.toLocaleString('fr')} caractères au plus`,
  en: `Too long: at most ${limit.toLocaleString('en')} characters`,
});

/** The messages for invalid fields, in the words of the specification (§5) where it has them. */
export const fieldMessages: Readonly<Record<FieldErrorCode, Text>> = {
  required: { fr: 'Ce champ est obligatoire', en: 'This field is required' },
  invalid: { fr: 'Donnée invalide', en: 'Invalid data' },
  email: { fr: 'Adresse e-mail invalide', en: 'Invalid email' },
  phone: { fr: 'Numéro de téléphone invalide', en: 'Invalid phone number' },
  phone_country: {
    fr: 'Nous ne pouvons pas encore envoyer de code dans ce pays. Utilisez une adresse e-mail ou Google.',
    en: 'We cannot send codes to this country yet. Use an email address or Google.',
  },
  cookies: {
    fr: 'Votre navigateur ne garde pas le cookie de ce site. Autorisez les cookies, puis demandez un nouveau code.',
    en: 'Your browser does not keep this site’s cookie. Allow cookies, then ask for a new code.',
  },
  too_long: { fr: 'Texte trop long', en: 'Too long' },
  too_short: { fr: 'Texte trop court', en: 'Too short' },
  taken: {
    fr: 'Une autre page utilise déjà cette adresse. Choisissez-en une autre.',
    en: 'Another page already uses this address. Choose another one.',
  },
  reserved: {
    fr: 'Cette adresse est réservée par le site. Choisissez-en une autre.',
    en: 'This address is reserved by the site. Choose another one.',
  },
  unknown_choice: { fr: 'Choix inconnu', en: 'Unknown choice' },
  link: { fr: 'Adresse web invalide', en: 'Invalid web address' },
  whatsapp: { fr: 'Numéro de téléphone ou adresse web invalide', en: 'Invalid phone number or web address' },
  weak_password: { fr: 'Le mot de passe est trop faible', en: 'The password is too weak' },
  common_password: {
    fr: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
    en: 'This password is too common. Choose another one.',
  },
  guessable_password: {
    fr: 'Ce mot de passe est facile à deviner. Ajoutez-lui un mot ou deux.',
    en: 'This password is easy to guess. Add a word or two.',
  },
  password_name: {
    fr: 'Ce mot de passe est facile à deviner : il contient votre nom.',
    en: 'This password is easy to guess: it contains your name.',
  },
  password_email: {
    fr: 'Ce mot de passe est facile à deviner : il contient votre adresse e-mail.',
    en: 'This password is easy to guess: it contains your email address.',
  },
  password_site: {
    fr: 'Ce mot de passe est facile à deviner : il contient un mot de ce site.',
    en: 'This password is easy to guess: it contains a word of this site.',
  },
  confirmation: { fr: 'Les deux mots de passe diffèrent', en: 'Non compliant password' },
  not_this_account: { fr: 'Ce n’est pas l’adresse de ce compte', en: 'This is not the address of this account' },
  human_check: { fr: 'La vérification a échoué. Recommencez.', en: 'The check has failed. Try again.' },
  avatar_size: tooLarge(avatarRule),
  picture_type: { fr: 'Choisissez une image png, gif, jpeg ou webp', en: 'Choose a png, gif, jpeg or webp picture' },
  file_size: tooLarge(documentRule),
  picture_size: tooLarge(pictureRule),
  file_type: { fr: 'Ce type de fichier n’est pas accepté', en: 'This type of file is not accepted' },
  file_broken: {
    fr: 'Ce fichier ne peut pas être lu. Choisissez-en un autre.',
    en: 'This file cannot be read. Choose another one.',
  },
  file_space: {
    fr: 'Vous n’avez plus de place pour ce fichier. Retirez un document, puis réessayez.',
    en: 'You have no room left for this file. Remove a document, then try again.',
  },
};

/**
 * The message of each error code. Interfaces choose their own words by the code; these are for developers who read
 * responses.
 */
export const errorMessages: Readonly<Record<ErrorCode, Text>> = {
  'form/invalid_data': { fr: 'Données invalides', en: 'Invalid data' },
  'auth/login_failed': { fr: 'Connexion impossible', en: 'Unable to login' },
  'auth/registration_failed': { fr: 'L’inscription a échoué', en: 'Registration not successful' },
  'auth/missing_data': { fr: 'Données manquantes', en: 'Missing data' },
  'auth/wrong_password': { fr: 'Mot de passe incorrect', en: 'Wrong password' },
  'auth/user_disabled': { fr: 'Compte désactivé', en: 'Disabled account' },
  'auth/user_not_found': { fr: 'Utilisateur introuvable', en: 'User not found' },
  'auth/profile_type_not_found': { fr: 'Type de profil introuvable', en: 'Profile type not found' },
  'auth/email_already_used': { fr: 'Cette adresse e-mail est déjà utilisée', en: 'This email is already used' },
  'auth/email_already_verified': { fr: 'Adresse e-mail déjà vérifiée', en: 'Email already verified' },
  'auth/profile_already_exists': { fr: 'Ce profil existe déjà', en: 'This profile already exists' },
  'auth/profile_not_found': { fr: 'Profil introuvable', en: 'Profile not found' },
  'auth/invalid_token': { fr: 'Ce lien n’est plus valable', en: 'This link is no longer valid' },
  'auth/code_sending_failed': { fr: 'L’envoi du code a échoué', en: 'Verification code sending failed' },
  'auth/code_verification_failed': { fr: 'Code incorrect', en: 'Wrong code' },
  'auth/code_expired': { fr: 'Ce code a expiré', en: 'This code has expired' },
  'auth/fresh_sign_in_required': { fr: 'Reconnectez-vous pour continuer.', en: 'Log in again to continue.' },
  'auth/passkey_refused': {
    fr: 'Cette clé d’accès n’a pas pu être vérifiée',
    en: 'This passkey could not be verified',
  },
  'auth/last_way_in': {
    fr: 'Sans cette clé d’accès, vous ne pourrez plus vous connecter',
    en: 'Without this passkey you can no longer log in',
  },
  'auth/human_check_required': { fr: 'Une vérification est demandée', en: 'A check is needed' },
  'auth/required': { fr: 'Connectez-vous pour continuer', en: 'Log in to continue' },
  'auth/session_ended': {
    fr: 'Votre session a été fermée depuis un autre appareil',
    en: 'Your session was ended from another device',
  },
  'editor/wrong_key': { fr: 'Cette clé d’éditeur n’est pas la bonne', en: 'This editor key is not the right one' },
  'editor/disabled': { fr: 'Ce serveur n’a pas de clé d’éditeur', en: 'This server has no editor key' },
  'editor/conflict': { fr: 'Une version plus récente a été publiée', en: 'A newer version has been published' },
  'request/malformed': { fr: 'Requête illisible', en: 'The request cannot be read' },
  'request/forbidden': { fr: 'Accès refusé', en: 'Access refused' },
  'request/not_found': { fr: 'Introuvable', en: 'Not found' },
  'request/method_not_allowed': { fr: 'Méthode non autorisée', en: 'Method not allowed' },
  'request/too_large': { fr: 'Requête trop volumineuse', en: 'The request is too large' },
  'request/timeout': { fr: 'La requête a pris trop de temps. Réessayez.', en: 'The request timed out. Try again.' },
  'request/refused': { fr: 'Requête refusée', en: 'The request was refused' },
  'rate/limited': { fr: 'Trop de demandes. Réessayez plus tard.', en: 'Too many requests. Try again later.' },
  'server/error': { fr: 'Une erreur s’est produite. Veuillez réessayer.', en: 'An error occurred. Please try again.' },
  'server/storage_full': {
    fr: 'Le site ne peut pas recevoir de fichier pour le moment. Réessayez plus tard.',
    en: 'The site cannot accept files at the moment. Try again later.',
  },
  'server/unavailable': { fr: 'Service momentanément indisponible', en: 'The service is unavailable for the moment' },
};
