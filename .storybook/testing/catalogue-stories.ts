/** A text of the specification, and its French translation. */
interface Text {
  en: string;
  fr: string;
}

/** A row of the error catalogue or a success message (specification §8), with the stories that end by showing it. */
export interface CatalogueRow {
  situation: string;
  /** The text at the end of each story, by the story's id. */
  stories: Record<string, Text>;
}

const missingData = { en: 'Missing data', fr: 'Données manquantes' };
const wrongCredentials = { en: 'Wrong email or password', fr: 'Adresse e-mail ou mot de passe incorrect' };
const disabled = { en: 'Disabled account', fr: 'Compte désactivé' };
const loginFailed = { en: 'Unable to login', fr: 'Connexion impossible' };
const userNotFound = { en: 'User not found', fr: 'Utilisateur introuvable' };
const wrongPassword = { en: 'Wrong password', fr: 'Mot de passe incorrect' };
const sendingFailed = { en: 'Sending failed', fr: 'L’envoi a échoué' };
const generic = { en: 'An error occurred. Please try again.', fr: 'Une erreur s’est produite. Veuillez réessayer.' };
const uploadFailed = { en: 'Failed to upload file', fr: 'Le fichier n’a pas pu être envoyé' };
const invalidEmail = { en: 'Invalid email', fr: 'Adresse e-mail invalide' };
const invalidPhone = { en: 'Invalid phone number', fr: 'Numéro de téléphone invalide' };
const invalidData = { en: 'Invalid data', fr: 'Données invalides' };

/** The error catalogue of the specification (§8), by row. Errors of fields have the texts of the mock server. */
export const catalogueRows: CatalogueRow[] = [
  {
    situation: 'Login: user not found or wrong password',
    stories: {
      'flows-login--user-not-found': wrongCredentials,
      'flows-login--wrong-password': wrongCredentials,
    },
  },
  { situation: 'Login: missing data', stories: { 'flows-login--missing-data': missingData } },
  { situation: 'Login: invalid data', stories: { 'flows-login--invalid-data': invalidEmail } },
  { situation: 'Login: disabled', stories: { 'flows-login--account-disabled': disabled } },
  {
    situation: 'Login: other',
    stories: { 'flows-login--login-failed': loginFailed, 'flows-login--server-error': loginFailed },
  },
  { situation: 'Register: missing data', stories: { 'flows-register--missing-data': missingData } },
  { situation: 'Register: invalid data', stories: { 'flows-register--invalid-data': invalidEmail } },
  {
    situation: 'Register: other',
    stories: {
      'flows-register--registration-failed': { en: 'Registration not successful', fr: 'L’inscription a échoué' },
      'flows-register--server-error': { en: 'Registration not successful', fr: 'L’inscription a échoué' },
    },
  },
  {
    situation: 'Phone send',
    stories: {
      'flows-phone-login-failures--send-user-not-found': userNotFound,
      'flows-phone-login-failures--send-missing-data': missingData,
      'flows-phone-login-failures--send-invalid-data': invalidPhone,
      'flows-phone-login-failures--send-code-sending-failed': {
        en: 'Verification code sending failed',
        fr: 'L’envoi du code de vérification a échoué',
      },
      'flows-phone-login-failures--send-server-error': generic,
    },
  },
  {
    situation: 'Phone verify',
    stories: {
      'flows-phone-login-failures--verify-user-not-found': userNotFound,
      'flows-phone-login-failures--verify-missing-data': missingData,
      'flows-phone-login-failures--verify-invalid-data': { en: 'Invalid data', fr: 'Donnée invalide' },
      'flows-phone-login-failures--verify-disabled': disabled,
      'flows-phone-login-failures--wrong-code': { en: 'Wrong code', fr: 'Code incorrect' },
      'flows-phone-login-failures--verify-server-error': loginFailed,
    },
  },
  {
    situation: 'Reset request',
    stories: {
      'flows-reset-request--invalid-data': invalidEmail,
      'flows-reset-request--server-error': {
        en: 'Failed to reset password',
        fr: 'La réinitialisation du mot de passe a échoué',
      },
      'flows-reset-request--success': {
        en: 'We have sent you password reset email',
        fr: 'Nous vous avons envoyé un e-mail de réinitialisation',
      },
    },
  },
  {
    situation: 'Contact',
    stories: {
      'sections-contact--invalid-data': invalidData,
      'sections-contact--server-error': sendingFailed,
      'sections-contact--success': { en: 'Message sent successfully', fr: 'Votre message a bien été envoyé' },
    },
  },
  {
    situation: 'Profile submit',
    stories: {
      'flows-profile-set-up-failures--already-exists': {
        en: 'This profile already exists',
        fr: 'Ce profil existe déjà',
      },
      'flows-profile-set-up-failures--missing-data': missingData,
      'flows-profile-set-up--server-errors': invalidPhone,
      'flows-profile-set-up-failures--user-not-found': userNotFound,
      'flows-profile-set-up-failures--type-not-found': {
        en: 'Profile type not found',
        fr: 'Type de profil introuvable',
      },
      'flows-profile-set-up-failures--server-error': generic,
    },
  },
  {
    situation: 'Profile save, newsletter, profile update: other codes',
    stories: {
      'flows-account-profile--server-error': generic,
      'flows-account-role--save-server-error': generic,
      'sections-newsletter--server-error': generic,
    },
  },
  {
    situation: 'Wrong password (change dialogs)',
    stories: { 'flows-account-password-and-email--wrong-password': wrongPassword },
  },
  {
    situation: 'Upload failure',
    stories: {
      'flows-account-documents--upload-fails': uploadFailed,
      'flows-account-picture-failures--upload-refused': uploadFailed,
    },
  },
  {
    situation: 'HTTP 401',
    stories: {
      'flows-account-session-ends--shown-on-login': {
        en: 'Your session has ended.',
        fr: 'Votre session est terminée.',
      },
    },
  },
  { situation: 'Verification email resend failure', stories: { 'flows-account--sending-failed': sendingFailed } },
  {
    situation: 'Geolocation failure',
    stories: {
      'flows-account-place--location-refused': {
        en: 'An error occured during localisation fetch',
        fr: 'Une erreur s’est produite lors de la localisation',
      },
    },
  },
  {
    situation: 'Auth callback failure',
    stories: {
      'flows-auth-callback--refused': { en: 'Authentication failed', fr: 'L’authentification a échoué' },
    },
  },
  {
    situation: 'Delete failure',
    stories: {
      'flows-delete-account--failure': {
        en: 'Error deleting account',
        fr: 'Erreur lors de la suppression du compte',
      },
      'flows-delete-account-with-a-backend--server-error': {
        en: 'Error deleting account',
        fr: 'Erreur lors de la suppression du compte',
      },
    },
  },
  {
    situation: 'Success messages',
    stories: {
      'flows-account-profile--saved': { en: 'Success', fr: 'C’est enregistré' },
      'flows-account-password-and-email--password-changed': {
        en: 'Password successfully changed',
        fr: 'Mot de passe changé',
      },
      'flows-verify-email--address-changed': { en: 'Email successfully changed', fr: 'Adresse e-mail changée' },
      'flows-reset-password--success': {
        en: 'Your password has been changed',
        fr: 'Votre mot de passe a été changé',
      },
    },
  },
];

const texts = new Map(catalogueRows.flatMap(({ stories }) => Object.entries(stories)));

/** Returns the catalogue text that a story must show at its end, or undefined for other stories. */
export const catalogueText = (storyId: string): Text | undefined => texts.get(storyId);
