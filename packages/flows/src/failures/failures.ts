import { errorStatus, type ErrorCode } from '@kermesse/api/errors';
import type { Failure } from '@kermesse/api/failure';

/** What was being done when it failed: each has its own row in the error catalogue (specification §8). */
export type Situation =
  | 'login'
  | 'linkGoogle'
  | 'register'
  | 'phoneLookUp'
  | 'phoneSend'
  | 'phoneVerify'
  | 'resetRequest'
  | 'resetPassword'
  | 'profileSubmit'
  | 'documentsSend'
  | 'profileSave'
  | 'changePassword'
  | 'changeEmail'
  | 'undoEmail'
  | 'deleteAccount'
  | 'keepAccount'
  | 'downloadData'
  | 'passkeyLogin'
  | 'passkeyAdd'
  | 'passkeyChange'
  | 'sessionsEnd'
  | 'accessList'
  | 'verificationEmail'
  | 'verifyEmail'
  | 'upload';

/** The message for a failure, as keys of the namespace `failures`. */
export interface ErrorMessage {
  /** The message of the catalogue. Absent when the fields say everything. */
  message?: string;
  /** A word of help after it. */
  help?: string;
  /** What fills in places of the texts. */
  values?: Record<string, number>;
  /** The server's own words, by field. */
  fields?: Record<string, string>;
  /** A message of the catalogue that belongs to a field. */
  at?: { field: string; key: string };
}

interface Row {
  codes: Partial<Record<ErrorCode, ErrorMessage>>;
  other: ErrorMessage;
}

const missing: ErrorMessage = { message: 'missingData' };
const again = 'retry';
const emailTaken = { field: 'email', key: 'emailTaken' };

const rows: Record<Situation, Row> = {
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
      'auth/wrong_password': { message: 'wrongPassword' },
      'auth/user_disabled': { message: 'disabled', help: 'disabledHelp' },
      'auth/invalid_token': { message: 'authenticationFailed', help: 'linkLate' },
    },
    other: { message: 'loginFailed', help: again },
  },
  register: {
    codes: {
      'auth/missing_data': missing,
      'auth/email_already_used': { message: 'registrationFailed', at: emailTaken },
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
  resetRequest: { codes: {}, other: { message: 'resetFailed', help: again } },
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
  profileSave: { codes: {}, other: { message: 'generic' } },
  changePassword: {
    codes: { 'auth/wrong_password': { message: 'wrongPassword' }, 'auth/missing_data': missing },
    other: { message: 'generic' },
  },
  changeEmail: {
    codes: {
      'auth/wrong_password': { message: 'wrongPassword' },
      'auth/missing_data': missing,
      'auth/email_already_used': { at: emailTaken },
      'auth/fresh_sign_in_required': { message: 'logInAgain', help: 'logInAgainHelp' },
    },
    other: { message: 'generic' },
  },
  undoEmail: {
    codes: { 'auth/invalid_token': { message: 'undoExpired', help: 'undoExpiredHelp' } },
    other: { message: 'generic' },
  },
  deleteAccount: {
    codes: { 'auth/missing_data': missing, 'auth/fresh_sign_in_required': { message: 'signInAgain' } },
    other: { message: 'deletionFailed', help: 'nothingDeleted' },
  },
  keepAccount: { codes: { 'auth/invalid_token': { message: 'linkOver' } }, other: { message: 'generic' } },
  downloadData: {
    codes: {
      'auth/wrong_password': { message: 'wrongPassword' },
      'auth/missing_data': missing,
      'auth/fresh_sign_in_required': { message: 'signInAgain' },
    },
    other: { message: 'downloadFailed', help: again },
  },
  verificationEmail: {
    codes: { 'auth/email_already_verified': { message: 'alreadyVerified' } },
    other: { message: 'sendingFailed' },
  },
  verifyEmail: { codes: {}, other: { message: 'generic' } },
  passkeyLogin: {
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
      'auth/wrong_password': { message: 'wrongPassword' },
      'auth/fresh_sign_in_required': { message: 'freshSignIn', help: 'freshSignInHelp' },
      'auth/passkey_refused': { message: 'passkeyRefused', help: 'tryAgain' },
      'request/refused': { message: 'passkeysFull' },
    },
    other: { message: 'generic' },
  },
  passkeyChange: {
    codes: {
      'auth/missing_data': missing,
      'auth/last_way_in': { message: 'lastWayIn', help: 'lastWayInHelp' },
      'request/not_found': { message: 'alreadyGone' },
    },
    other: { message: 'generic' },
  },
  sessionsEnd: { codes: { 'request/not_found': { message: 'alreadyGone' } }, other: { message: 'generic' } },
  accessList: { codes: {}, other: { message: 'listFailed' } },
  upload: { codes: {}, other: { message: 'uploadFailed', help: 'tryAgain' } },
};

/** In whole minutes, at least one: what a person wants to know of a wait. */
const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

function ofCode(situation: Situation, code: ErrorCode): ErrorMessage {
  const { codes, other } = rows[situation];
  return codes[code] ?? other;
}

/**
 * The message for a failure, by the error catalogue. Undefined when it needs none (the call was aborted). Being
 * offline, a timeout and too many tries have their own messages in every situation.
 */
export function say(situation: Situation, failure: Failure): ErrorMessage | undefined {
  if (failure.kind === 'aborted') return undefined;
  if (failure.kind === 'offline') return { message: 'offline', help: 'kept' };
  if (failure.kind === 'timeout') return { message: 'timeout', help: 'kept' };
  if (failure.kind === 'malformed') return rows[situation].other;
  if (failure.kind === 'unproven') {
    return failure.reason === 'unsupported'
      ? { message: 'proofUnsupported' }
      : { message: 'proofUnavailable', help: 'kept' };
  }
  const { code, fields, retryAfter } = failure;
  // A proof was sent and did not do: another one may.
  if (code === 'auth/human_check_required') return { message: 'proofUnavailable', help: 'kept' };
  if (code === 'rate/limited') {
    return retryAfter === undefined
      ? { message: 'limited' }
      : { message: 'limited', help: 'limitedFor', values: { count: minutesOf(retryAfter) } };
  }
  if (code === 'form/invalid_data' && fields !== undefined) return { fields };
  if (errorStatus[code] === 401) return { message: 'sessionEnded', help: 'sessionEndedHelp' };
  return ofCode(situation, code);
}
