/**
 * The HTTP status of every error code. 401 is reserved for a missing or ended session, because every 401 ends the
 * session of the browser that receives it.
 */
export const errorStatus = {
  // The catalogue of the specification (§8).
  'form/invalid_data': 422,
  'auth/login_failed': 400,
  'auth/registration_failed': 400,
  'auth/missing_data': 400,
  'auth/wrong_password': 403,
  'auth/user_disabled': 403,
  'auth/user_not_found': 404,
  'auth/profile_type_not_found': 404,
  'auth/email_already_used': 409,
  'auth/email_already_verified': 409,
  'auth/profile_already_exists': 409,
  'auth/profile_not_found': 404,
  'auth/invalid_token': 400,
  'auth/code_sending_failed': 502,
  'auth/code_verification_failed': 400,
  'auth/code_expired': 410,
  // Additional codes.
  'auth/fresh_sign_in_required': 403,
  'auth/passkey_refused': 400,
  'auth/last_way_in': 409,
  'auth/human_check_required': 403,
  'auth/required': 401,
  'auth/session_ended': 401,
  'editor/wrong_key': 403,
  'editor/disabled': 403,
  'editor/conflict': 409,
  'request/malformed': 400,
  'request/forbidden': 403,
  'request/not_found': 404,
  'request/method_not_allowed': 405,
  'request/too_large': 413,
  'request/timeout': 408,
  'request/refused': 400,
  'rate/limited': 429,
  'server/error': 500,
  'server/unavailable': 503,
  'server/storage_full': 507,
} as const;

/** The error code of a refusal. */
export type ErrorCode = keyof typeof errorStatus;

/** All error codes: those of the specification, then the additional ones. */
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** The error codes that every operation may respond with, in addition to those it declares. */
export const commonErrors = [
  'request/malformed',
  'request/forbidden',
  'rate/limited',
  'server/error',
  'server/unavailable',
] as const satisfies readonly ErrorCode[];

/**
 * The error codes of every operation with an upload: a file that is too large, an interrupted upload, or no storage
 * left.
 */
export const uploadErrors = [
  'form/invalid_data',
  'request/too_large',
  'request/timeout',
  'server/storage_full',
] as const satisfies readonly ErrorCode[];

/** An error code that every operation may respond with. */
export type CommonError = (typeof commonErrors)[number];

/** The error codes that an operation may respond with because of its `auth`, in addition to those it declares. */
export const accessErrors = {
  none: [],
  user: ['auth/required', 'auth/session_ended'],
  editor: ['editor/wrong_key', 'editor/disabled'],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** The error code of a caller who is not allowed to call the operation. */
export type AccessError = (typeof accessErrors)[keyof typeof accessErrors][number];

const upperCaseCodes: Readonly<Record<string, ErrorCode>> = Object.fromEntries(
  errorCodes.map((code) => [code.replace('/', '_').toUpperCase(), code]),
);

/**
 * Reads the error code of a backend: `form/invalid_data`, or `FORM_INVALID_DATA` as in the second style of
 * the specification (§8). Undefined for anything else.
 */
export function readErrorCode(value: unknown): ErrorCode | undefined {
  if (typeof value !== 'string') return undefined;
  return Object.hasOwn(errorStatus, value)
    ? (value as ErrorCode)
    : Object.hasOwn(upperCaseCodes, value)
      ? upperCaseCodes[value]
      : undefined;
}

/** Returns the error code for a status, for responses without a known code. */
export function codeOfStatus(status: number): ErrorCode {
  const byStatus: Readonly<Record<number, ErrorCode>> = {
    401: 'auth/required',
    403: 'request/forbidden',
    404: 'request/not_found',
    405: 'request/method_not_allowed',
    408: 'request/timeout',
    413: 'request/too_large',
    422: 'form/invalid_data',
    429: 'rate/limited',
    503: 'server/unavailable',
    507: 'server/storage_full',
  };
  return byStatus[status] ?? (status >= 500 ? 'server/error' : 'request/refused');
}
