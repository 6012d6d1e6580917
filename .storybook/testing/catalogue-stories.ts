/** A text of the specification, and its French translation. */
interface Text {
  en: string;
  fr: string;
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
const registrationFailed = { en: 'Registration not successful', fr: 'L’inscription a échoué' };
const deletionFailed = { en: 'Error deleting account', fr: 'Erreur lors de la suppression du compte' };
const invalidData = { en: 'Invalid data', fr: 'Données invalides' };

/**
 * The error catalogue and the success messages of the specification (§8): by situation, the text at the end of each
 * story, by the story's id. Errors of fields have the texts of the mock server.
 */
export const catalogueRows: Record<string, Record<string, Text>> = {
  'Login: user not found or wrong password': {
    'flows-login--user-not-found': wrongCredentials,
    'flows-login--wrong-password': wrongCredentials,
  },
  'Login: missing data': { 'flows-login--missing-data': missingData },
  'Login: invalid data': { 'flows-login--invalid-data': invalidEmail },
  'Login: disabled': { 'flows-login--account-disabled': disabled },
  'Login: other': { 'flows-login--login-failed': loginFailed, 'flows-login--server-error': loginFailed },
  'Register: missing data': { 'flows-register--missing-data': missingData },
  'Register: invalid data': { 'flows-register--invalid-data': invalidEmail },
  'Register: other': {
    'flows-register--registration-failed': registrationFailed,
    'flows-register--server-error': registrationFailed,
  },
  'Phone send': {
    'flows-phone-login-failures--send-user-not-found': userNotFound,
    'flows-phone-login-failures--send-missing-data': missingData,
    'flows-phone-login-failures--send-invalid-data': invalidPhone,
    'flows-phone-login-failures--send-code-sending-failed': {
      en: 'Verification code sending failed',
      fr: 'L’envoi du code de vérification a échoué',
    },
    'flows-phone-login-failures--send-server-error': generic,
  },
  'Phone verify': {
    'flows-phone-login-failures--verify-user-not-found': userNotFound,
    'flows-phone-login-failures--verify-missing-data': missingData,
    'flows-phone-login-failures--verify-invalid-data': { en: 'Invalid data', fr: 'Donnée invalide' },
    'flows-phone-login-failures--verify-disabled': disabled,
    'flows-phone-login-failures--wrong-code': { en: 'Wrong code', fr: 'Code incorrect' },
    'flows-phone-login-failures--verify-server-error': loginFailed,
  },
  'Reset request': {
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
  Contact: {
    'sections-contact--invalid-data': invalidData,
    'sections-contact--server-error': sendingFailed,
    'sections-contact--success': { en: 'Message sent successfully', fr: 'Votre message a bien été envoyé' },
  },
  'Profile submit': {
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
  'Profile save, newsletter, profile update: other codes': {
    'flows-account-profile--server-error': generic,
    'flows-account-role--save-server-error': generic,
    'sections-newsletter--server-error': generic,
  },
  'Wrong password (change dialogs)': { 'flows-account-password-and-email--wrong-password': wrongPassword },
  'Upload failure': {
    'flows-account-documents--upload-fails': uploadFailed,
    'flows-account-picture-failures--upload-refused': uploadFailed,
  },
  'HTTP 401': {
    'flows-account-session-ends--shown-on-login': {
      en: 'Your session has ended.',
      fr: 'Votre session est terminée.',
    },
  },
  'Verification email resend failure': { 'flows-account--sending-failed': sendingFailed },
  'Geolocation failure': {
    'flows-account-place--location-refused': {
      en: 'An error occured during localisation fetch',
      fr: 'Une erreur s’est produite lors de la localisation',
    },
  },
  'Auth callback failure': {
    'flows-auth-callback--refused': { en: 'Authentication failed', fr: 'L’authentification a échoué' },
  },
  'Delete failure': {
    'flows-delete-account--failure': deletionFailed,
    'flows-delete-account-with-a-backend--server-error': deletionFailed,
  },
  'Success messages': {
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
};

const texts = new Map(Object.values(catalogueRows).flatMap((stories) => Object.entries(stories)));

/** Returns the catalogue text that a story must show at its end, or undefined for other stories. */
export const catalogueText = (storyId: string): Text | undefined => texts.get(storyId);
