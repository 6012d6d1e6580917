import { authLogin } from '../../operations/auth-login/auth-login.ts';
import { authPhone } from '../../operations/auth-phone/auth-phone.ts';
import { documentsUpload } from '../../operations/documents-upload/documents-upload.ts';
import { editorDocumentPublish } from '../../operations/editor-document-publish/editor-document-publish.ts';
import { editorPictureUpload } from '../../operations/editor-picture-upload/editor-picture-upload.ts';
import { fileUpload } from '../../operations/file-upload/file-upload.ts';
import { usersGet } from '../../operations/users-get/users-get.ts';
import type { OutputOf } from '../../operation/operation.ts';
import { stepOf, type CaseRequest } from '../case.ts';
import { editorHeaders } from '../seed/editor.ts';
import { preferences } from '../seed/default-preferences.ts';
import { lastMessageTo } from '../sent-message.ts';
import { textAt, type CaseMemory } from '../memory.ts';
import { samplePassword } from '../seed/people.ts';

const bytes = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** An address that a link must never have. */
export const scriptAddress = ['javascript', 'alert(1)'].join(':');

/** What `pdfFile` holds. */
export const pdfText = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

/** A PDF of one line. */
export function pdfFile(name = 'licence.pdf'): File {
  return new File([pdfText], name, { type: 'application/pdf' });
}

/** A PNG of one point. */
export function pngFile(name = 'portrait.png'): File {
  const one = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  return new File([bytes(one)], name, { type: 'image/png' });
}

/** Signs in by password, or tries to. */
export function signInStep(email: string, password = samplePassword, signsIn?: string) {
  return stepOf(authLogin, {
    signsIn,
    request: { input: { email, password, remember: false } },
    expect: { status: 200, body: { data: { user: { email } } } },
  });
}

/** Signs the same person in twice: in two browsers that the case calls `here` and `elsewhere`. */
export const twoBrowsersOf = (email: string) =>
  ['here', 'elsewhere'].map((browser) => signInStep(email, samplePassword, browser));

/** Finds that a password is no longer, or was never, the right one. */
export function refusedSignInStep(email: string, password = samplePassword) {
  return stepOf(authLogin, {
    request: { input: { email, password, remember: false } },
    expect: { errorCode: 'auth/wrong_password' },
  });
}

/** The headers of another browser than the case's own: the cookie of another device. */
export const anotherBrowser = { cookie: `Device=${'A'.repeat(43)}` };

/** Asks for a code, with names. */
export function codeStep(phone: string, firstname = 'Akou', lastname = 'Sena') {
  return stepOf(authPhone, {
    request: async ({ humanCheck }): Promise<CaseRequest<typeof authPhone>> => ({
      input: { phone, firstname, lastname, allowRegistration: true, preferences, humanCheck: await humanCheck() },
    }),
    expect: { status: 200 },
  });
}

/** The code of the last SMS to a number. */
export async function codeOf({ sentMessages }: CaseMemory, phone: string): Promise<string> {
  return lastMessageTo(await sentMessages(), phone)?.code ?? '';
}

/** Uploads a document as somebody. */
export function uploadStep(as: string, file = pdfFile()) {
  return stepOf(documentsUpload, {
    as,
    request: { input: { file, folder: 'documents' } },
    expect: { status: 200, body: { data: { name: file.name } } },
  });
}

/** Uploads an avatar as somebody. */
export function avatarStep(as: string, file = pngFile()) {
  return stepOf(fileUpload, { as, request: { input: { file, folder: 'avatars' } }, expect: { status: 200 } });
}

/** Uploads a picture for pages; pictures of different lengths are different ones. */
export function editorPictureStep(name: string, length: number) {
  const bytesAfter = new Uint8Array(length);
  const file = new File([pngFile(), bytesAfter], name, { type: 'image/png' });
  return stepOf(editorPictureUpload, {
    request: { input: { file }, headers: editorHeaders },
    expect: { status: 200, body: { data: { name } } },
  });
}

/** Publishes a page of `linkedSeed` under another address. */
export function renameStep(from: string, slug: string, base: number) {
  const configuration = { slug, title: 'Tarifs', sections: [] };
  return stepOf(editorDocumentPublish, {
    request: { input: { kind: 'page', slug, configuration, base, from }, headers: editorHeaders },
    expect: { status: 200, body: { data: { version: base + 1 } } },
  });
}

/** The path that an upload answered; `at` counts the requests of the case from 0. */
export function uploadedPath({ answers }: CaseMemory, at: number): string {
  return textAt(answers[at], 'data.path');
}

/** Asks for the person and finds these parts of them. */
export function personStep(as: string, body: DeepPartial<OutputOf<typeof usersGet>['data']>) {
  return stepOf(usersGet, {
    as,
    request: ({ person }) => ({ input: { id: person(as).user.id } }),
    expect: { status: 200, body: { data: body } },
  });
}

type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
