import type { Failure } from './failure.ts';
import { offlineMessage, readMessage, type ErrorMessage, type ErrorMessages } from './error-message.ts';

const unsupported: ErrorMessage = { message: 'proofUnsupported' };
const noProof: ErrorMessage = { message: 'proofUnavailable', help: 'kept' };
const sessionEnded: ErrorMessage = { message: 'sessionEnded', help: 'sessionEndedHelp' };

/** The messages that all flows share. */
const common = {
  offline: offlineMessage,
  timeout: { message: 'timeout', help: 'kept' },
  proof: { unsupported, unavailable: noProof, refused: noProof },
  limitedFor: { message: 'limited', help: 'limitedFor' },
  codes: {
    // The server refused the proof that was sent; a new one may pass.
    'auth/human_check_required': noProof,
    'rate/limited': { message: 'limited' },
    'auth/required': sessionEnded,
    'auth/session_ended': sessionEnded,
    // The dialogs show a button that logs in again.
    'auth/fresh_sign_in_required': { message: 'logInAgain' },
  },
} satisfies Omit<ErrorMessages, 'other'>;

/** The messages without a connection where nothing was typed. */
const withoutInput = {
  offline: { message: 'offline', help: 'tryAgain' },
  timeout: { message: 'timeout', help: 'tryAgain' },
} satisfies Omit<ErrorMessages, 'other'>;

const missing: ErrorMessage = { message: 'missingData' };
const again = 'retry';
/** Where no button logs in again. */
const logInAgainElsewhere: ErrorMessage = { message: 'logInAgain', help: 'logInAgainHelp' };
const emailTaken = { field: 'email', key: 'emailTaken' };
const wrongPassword = (field: 'password' | 'currentPassword'): ErrorMessage => ({
  fieldError: { field, key: 'wrongPassword' },
});

/** The messages of flows. Their texts are in the namespace `failures` (`flows/src/failures`). */
const flows = {
  login: {
    codes: {
      'auth/missing_data': missing,
      'auth/user_not_found': { message: 'wrongCredentials' },
      'auth/wrong_password': { message: 'wrongCredentials' },
      'auth/user_disabled': { message: 'disabled', help: 'disabledHelp' },
      'auth/login_failed': { message: 'loginFailed' },
    },
    other: { message: 'loginFailed', help: again },
  },
  linkGoogle: {
    codes: {
      'auth/missing_data': missing,
      'auth/wrong_password': wrongPassword('password'),
      'auth/user_disabled': { message: 'disabled', help: 'disabledHelp' },
      'auth/invalid_token': { message: 'authenticationFailed', help: 'linkLate' },
      'auth/login_failed': { message: 'loginFailed' },
    },
    other: { message: 'loginFailed', help: again },
  },
  register: {
    codes: {
      'auth/missing_data': missing,
      'auth/email_already_used': { message: 'registrationFailed', fieldError: emailTaken },
      'auth/registration_failed': { message: 'registrationFailed' },
    },
    other: { message: 'registrationFailed', help: again },
  },
  phoneLookUp: { codes: { 'auth/missing_data': missing }, other: { message: 'generic' } },
  phoneSend: {
    codes: {
      'auth/user_not_found': { message: 'userNotFound' },
      'auth/missing_data': missing,
      'auth/code_sending_failed': { message: 'codeSendingFailed' },
      'server/unavailable': { message: 'generic', help: 'humanUnavailable' },
    },
    proof: {
      unsupported,
      unavailable: { message: 'humanUnavailable', help: 'later' },
      refused: { message: 'humanRefused', help: 'later' },
    },
    other: { message: 'generic' },
  },
  phoneVerify: {
    codes: {
      'auth/user_not_found': { message: 'userNotFound' },
      'auth/missing_data': missing,
      'auth/user_disabled': { message: 'disabled', help: 'disabledHelp' },
      'auth/wrong_password': { message: 'wrongCode' },
      'auth/code_verification_failed': { message: 'wrongCode', help: 'codeElsewhere' },
      'auth/code_expired': { message: 'loginFailed', help: 'codeExpired' },
      'auth/login_failed': { message: 'loginFailed' },
    },
    other: { message: 'loginFailed', help: again },
  },
  resetRequest: { other: { message: 'resetFailed', help: again } },
  resetPassword: {
    codes: {
      'auth/missing_data': missing,
      'auth/user_not_found': { message: 'userNotFound' },
      'auth/invalid_token': { message: 'resetFailed', help: 'linkExpired' },
    },
    other: { message: 'resetFailed', help: again },
  },
  profileSubmit: {
    codes: {
      'auth/profile_already_exists': { message: 'profileExists' },
      'auth/missing_data': missing,
      'auth/user_not_found': { message: 'userNotFound' },
      'auth/profile_type_not_found': { message: 'profileTypeNotFound' },
    },
    other: { message: 'generic' },
  },
  documentsSend: {
    codes: { 'auth/missing_data': missing, 'auth/user_not_found': { message: 'userNotFound' } },
    other: { message: 'generic' },
  },
  documentsRemove: { codes: { 'request/refused': { message: 'documentApproved' } }, other: { message: 'generic' } },
  profileSave: { other: { message: 'generic' } },
  avatarSave: { ...withoutInput, other: { message: 'generic' } },
  changePassword: {
    codes: { 'auth/wrong_password': wrongPassword('currentPassword'), 'auth/missing_data': missing },
    other: { message: 'generic' },
  },
  changeEmail: {
    codes: {
      'auth/wrong_password': wrongPassword('currentPassword'),
      'auth/missing_data': { fieldError: { field: 'currentPassword', key: 'passwordNeeded' } },
      'auth/email_already_used': { fieldError: emailTaken },
    },
    other: { message: 'generic' },
  },
  undoEmail: {
    ...withoutInput,
    codes: { 'auth/invalid_token': { message: 'undoExpired', help: 'undoExpiredHelp' } },
    other: { message: 'generic' },
  },
  deleteAccount: {
    codes: {
      'auth/missing_data': missing,
      'auth/wrong_password': wrongPassword('password'),
    },
    other: { message: 'deletionFailed', help: 'nothingDeleted' },
  },
  keepAccount: {
    ...withoutInput,
    codes: { 'auth/invalid_token': { message: 'linkOver' } },
    other: { message: 'generic' },
  },
  downloadData: {
    codes: {
      'auth/wrong_password': wrongPassword('currentPassword'),
      'auth/missing_data': missing,
    },
    other: { message: 'downloadFailed', help: again },
  },
  verificationEmail: {
    codes: { 'auth/email_already_verified': { message: 'alreadyVerified' } },
    other: { message: 'sendingFailed' },
  },
  verifyEmail: {
    ...withoutInput,
    other: { message: 'generic' },
  },
  passkeyLogin: {
    ...withoutInput,
    codes: {
      'auth/passkey_refused': { message: 'passkeyRefused', help: 'tryAgain' },
      'auth/user_not_found': { message: 'passkeyUnknown', help: 'passkeyUnknownHelp' },
      'auth/user_disabled': { message: 'disabled', help: 'disabledHelp' },
      'auth/login_failed': { message: 'loginFailed' },
    },
    other: { message: 'loginFailed', help: 'tryAgain' },
  },
  passkeyAdd: {
    codes: {
      'auth/missing_data': { message: 'passkeyPasswordNeeded' },
      'auth/wrong_password': wrongPassword('currentPassword'),
      'auth/fresh_sign_in_required': logInAgainElsewhere,
      'auth/passkey_refused': { message: 'passkeyRefused', help: 'tryAgain' },
      'request/refused': { message: 'passkeysFull' },
    },
    other: { message: 'generic' },
  },
  passkeyChange: {
    codes: {
      'auth/missing_data': missing,
      'request/not_found': { message: 'alreadyGone' },
    },
    other: { message: 'generic' },
  },
  passkeyRemove: {
    codes: {
      'auth/missing_data': { message: 'passkeyPasswordNeeded' },
      'auth/wrong_password': wrongPassword('currentPassword'),
      'auth/fresh_sign_in_required': logInAgainElsewhere,
      'auth/last_way_in': { message: 'lastWayIn', help: 'lastWayInHelp' },
      'request/not_found': { message: 'alreadyGone' },
    },
    other: { message: 'generic' },
  },
  sessionsEnd: { codes: { 'request/not_found': { message: 'alreadyGone' } }, other: { message: 'generic' } },
  loginAndSecurityList: { ...withoutInput, other: { message: 'listFailed' } },
  upload: { ...withoutInput, other: { message: 'uploadFailed', help: 'tryAgain' } },
} satisfies Record<string, ErrorMessages>;

/** The messages of sections. Each section has its own texts. */
const sections = {
  contact: {
    codes: {
      'form/invalid_data': { message: 'invalid', help: 'invalidWhy' },
      'rate/limited': { message: 'failed', help: 'limitedWhy' },
    },
    offline: { message: 'failed', help: 'offlineWhy' },
    timeout: { message: 'failed', help: 'timeoutWhy' },
    other: { message: 'failed', help: 'failedWhy' },
  },
  newsletter: {
    codes: { 'form/invalid_data': { message: 'invalid' }, 'rate/limited': { message: 'limited' } },
    offline: { message: 'offline' },
    timeout: { message: 'timeout' },
    other: { message: 'failed' },
  },
} satisfies Record<string, ErrorMessages>;

/** The action that failed. Each situation has its own messages in the error catalogue (specification §8). */
export type Situation = keyof typeof flows | keyof typeof sections;

const withCommon = ([situation, row]: [string, ErrorMessages]) => [
  situation,
  { ...common, ...row, codes: { ...common.codes, ...row.codes } },
];

/** The error catalogue by situation: that of the specification (§8) and the other failures. */
export const errorCatalogue = {
  ...Object.fromEntries(Object.entries(flows).map(withCommon)),
  ...sections,
} as Record<Situation, ErrorMessages>;

/** Returns the message for a failure from the error catalogue. Undefined for an aborted call, which needs none. */
export const messageFor = (situation: Situation, failure: Failure): ErrorMessage | undefined =>
  readMessage(errorCatalogue[situation], failure);
