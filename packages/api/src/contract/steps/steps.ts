import { accountDeletion } from '../../operations/account-deletion/account-deletion.ts';
import { authLogin } from '../../operations/auth-login/auth-login.ts';
import { authPhone } from '../../operations/auth-phone/auth-phone.ts';
import { documentsUpload } from '../../operations/documents-upload/documents-upload.ts';
import { fileUpload } from '../../operations/file-upload/file-upload.ts';
import { usersGet } from '../../operations/users-get/users-get.ts';
import type { Operation, OutputOf } from '../../operation/operation.ts';
import { stepOf, succeedsWith, type CaseRequest, type IntermediateAction } from '../case.ts';
import { defaultPreferences } from '../../schemas/account/preferences.ts';
import { lastMessageTo } from '../sent-message.ts';
import { textAt, type CaseMemory } from '../memory.ts';
import { samplePassword } from '../seed/people.ts';

const bytes = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** A script URL, which no stored link may have. */
export const scriptAddress = ['javascript', 'alert(1)'].join(':');

/** The content of `pdfFile`. */
export const pdfText = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

/** Creates a minimal PDF file. */
export function pdfFile(name = 'licence.pdf'): File {
  return new File([pdfText], name, { type: 'application/pdf' });
}

/** Creates a PNG file of one pixel. */
export function pngFile(name = 'portrait.png'): File {
  const one = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  return new File([bytes(one)], name, { type: 'image/png' });
}

/**
 * Sends a request with invalid fields, and expects an error with their names, or with their messages.
 * @param sent the payload, or a function that returns the request
 * @param as the account that sends it
 */
export function invalidStep<R extends Readonly<Record<string, unknown>> | ((memory: CaseMemory) => unknown)>(
  sent: R,
  faults: string[] | Record<string, string>,
  as?: string,
) {
  const request = (typeof sent === 'function' ? sent : { raw: sent }) as RequestOf<R>;
  const errorCode = 'form/invalid_data' as const;
  const expect = Array.isArray(faults) ? { errorCode, fields: faults } : { errorCode, messages: faults };
  return { as, request, expect };
}

/** Calls an operation without input, and compares these parts of its response. */
export const readStep = (operation: Operation, body?: unknown, as?: string) =>
  stepOf(operation, { as, request: { input: {} }, expect: { status: 200, body } });

/** Logs in with a password. */
export function passwordLoginStep(email: string, password = samplePassword, logsIn?: string) {
  return stepOf(authLogin, {
    logsIn,
    request: { input: { email, password, remember: false } },
    expect: succeedsWith({ user: { email } }),
  });
}

/** Logs in, as `before`, and marks the account for deletion. */
export const deletionSteps = (email: string) => [
  passwordLoginStep(email, samplePassword, 'before'),
  stepOf(accountDeletion, {
    as: 'before',
    request: { input: { email, password: samplePassword, confirmText: 'DELETE MY ACCOUNT' } },
    expect: { status: 200 },
  }),
];

/** Logs the same user in twice, in two browsers named `here` and `elsewhere`. */
export const logInTwice = (email: string) =>
  ['here', 'elsewhere'].map((browser) => passwordLoginStep(email, samplePassword, browser));

/** Expects a login with this password to be refused. */
export function refusedLoginStep(email: string, password = samplePassword) {
  return stepOf(authLogin, {
    request: { input: { email, password, remember: false } },
    expect: { errorCode: 'auth/wrong_password' },
  });
}

/** The headers of a second browser: a device cookie of its own. */
export const anotherBrowser = { cookie: `Device=${'A'.repeat(43)}` };

/** Requests a code by SMS, with both names. */
export function codeStep(phone: string, firstname = 'Akou', lastname = 'Sena') {
  return stepOf(authPhone, {
    request: ({ humanCheck }): CaseRequest<typeof authPhone> => ({
      input: {
        phone,
        firstname,
        lastname,
        allowRegistration: true,
        preferences: defaultPreferences,
        humanCheck: humanCheck(),
      },
    }),
    expect: { status: 200 },
  });
}

/** Returns the code of the last SMS to a number. */
export async function codeOf({ sentMessages }: CaseMemory, phone: string): Promise<string> {
  return lastMessageTo(await sentMessages(), phone)?.code ?? '';
}

/**
 * Returns the groups of a pattern in the newest link that was emailed to an address and matches it; empty if none does.
 */
export async function emailedLink({ sentMessages }: CaseMemory, to: string, pattern: RegExp): Promise<string[]> {
  const links = (await sentMessages()).filter((message) => message.to === to).flatMap((message) => message.links);
  return links.map((link) => pattern.exec(link)?.slice(1)).find((groups) => groups !== undefined) ?? [];
}

/** Returns the id and the hash in the newest verification link that was emailed to an address. */
export async function emailedVerification(memory: CaseMemory, to: string): Promise<{ id: string; hash: string }> {
  const [id = '', hash = ''] = await emailedLink(memory, to, /\/verify-email\/([^/]+)\/([^/]+)$/);
  return { id, hash };
}

/** Expects that the newest message to an address contains a link that matches a pattern. */
export const linkEmailedStep = (to: string, pattern: RegExp): IntermediateAction => ({
  check: async ({ sentMessages }) => {
    const links = lastMessageTo(await sentMessages(), to)?.links ?? [];
    return links.some((link) => pattern.test(link)) ? [] : [`no link that matches ${pattern} was emailed to ${to}`];
  },
});

/** Expects that so many messages were sent. */
export const messagesSentStep = (count: number): IntermediateAction => ({
  check: async ({ sentMessages }) => {
    const all = (await sentMessages()).map(({ to, subject }) => `${to} ${subject}`);
    return all.length === count ? [] : [`expected ${count} messages, found ${all.length}: ${all.join(', ')}`];
  },
});

/** Uploads a document. */
export function uploadStep(as: string, file = pdfFile()) {
  return stepOf(documentsUpload, {
    as,
    request: { input: { file, folder: 'documents' } },
    expect: succeedsWith({ name: file.name }),
  });
}

/** Uploads an avatar. */
export function avatarStep(as: string, file = pngFile()) {
  return stepOf(fileUpload, { as, request: { input: { file, folder: 'avatars' } }, expect: { status: 200 } });
}

/** Returns the path that an upload returned. `at` is the index of its request in the case. */
export function uploadedPath({ responses }: CaseMemory, at: number): string {
  return textAt(responses[at], 'data.path');
}

/** Requests the user and compares these parts of them. */
export function personStep(as: string, body: DeepPartial<OutputOf<typeof usersGet>['data']>) {
  return stepOf(usersGet, {
    as,
    request: ({ person }) => ({ input: { id: person(as).user.id } }),
    expect: succeedsWith(body),
  });
}

/** Expects that a session has ended: by itself (`auth/required`), or from another device. */
export function sessionEndedStep(as: string, errorCode: 'auth/required' | 'auth/session_ended' = 'auth/session_ended') {
  return stepOf(usersGet, {
    as,
    request: ({ person }) => ({ input: { id: person(as).user.id } }),
    expect: { errorCode },
  });
}

type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
type RequestOf<R> = R extends (memory: CaseMemory) => unknown ? R : { raw: R };
