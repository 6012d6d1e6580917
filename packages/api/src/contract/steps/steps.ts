import { authLogin } from '../../operations/auth-login/auth-login.ts';
import { authPhone } from '../../operations/auth-phone/auth-phone.ts';
import { documentsUpload } from '../../operations/documents-upload/documents-upload.ts';
import { editorDocumentPublish } from '../../operations/editor-document-publish/editor-document-publish.ts';
import { editorPictureUpload } from '../../operations/editor-picture-upload/editor-picture-upload.ts';
import { fileUpload } from '../../operations/file-upload/file-upload.ts';
import { usersGet } from '../../operations/users-get/users-get.ts';
import type { OutputOf } from '../../operation/operation.ts';
import { stepOf, type CaseRequest } from '../case.ts';
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

/** Logs in with a password. */
export function passwordLoginStep(email: string, password = samplePassword, logsIn?: string) {
  return stepOf(authLogin, {
    logsIn,
    request: { input: { email, password, remember: false } },
    expect: { status: 200, body: { data: { user: { email } } } },
  });
}

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
    request: async ({ humanCheck }): Promise<CaseRequest<typeof authPhone>> => ({
      input: {
        phone,
        firstname,
        lastname,
        allowRegistration: true,
        preferences: defaultPreferences,
        humanCheck: await humanCheck(),
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

/** Uploads a document. */
export function uploadStep(as: string, file = pdfFile()) {
  return stepOf(documentsUpload, {
    as,
    request: { input: { file, folder: 'documents' } },
    expect: { status: 200, body: { data: { name: file.name } } },
  });
}

/** Uploads an avatar. */
export function avatarStep(as: string, file = pngFile()) {
  return stepOf(fileUpload, { as, request: { input: { file, folder: 'avatars' } }, expect: { status: 200 } });
}

/** Uploads a picture for pages. Pictures of different lengths count as different files. */
export function editorPictureStep(name: string, length: number) {
  const bytesAfter = new Uint8Array(length);
  const file = new File([pngFile(), bytesAfter], name, { type: 'image/png' });
  return stepOf(editorPictureUpload, {
    request: { input: { file } },
    expect: { status: 200, body: { data: { name } } },
  });
}

/** Publishes a page of `linkedSeed` under a new address. */
export function renameStep(from: string, slug: string, base: number) {
  const configuration = { slug, title: 'Tarifs', sections: [] };
  return stepOf(editorDocumentPublish, {
    request: { input: { kind: 'page', slug, configuration, base, from } },
    expect: { status: 200, body: { data: { version: base + 1 } } },
  });
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
    expect: { status: 200, body: { data: body } },
  });
}

type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
