import { editorDocumentPublish } from '../../operations/editor-document-publish/editor-document-publish.ts';
import { editorPictureUpload } from '../../operations/editor-picture-upload/editor-picture-upload.ts';
import { pageProps } from '../../operations/page-props/page-props.ts';
import type { Locale } from '../../schemas/common/locale.ts';
import { stepOf, succeedsWith } from '../case.ts';
import { pngFile } from './steps.ts';

/** Requests the props of a page, and compares these parts of them. */
export const visitStep = (path: string, body: unknown, locale: Locale = 'fr') =>
  stepOf(pageProps, { request: { input: { path, locale } }, expect: { status: 200, body } });

/** Returns the input that publishes a page without sections. */
export const publication = (
  slug: string,
  title: string,
  base: number,
  more: { from?: string; follow?: boolean } = {},
) => ({ kind: 'page' as const, slug, configuration: { slug, title, sections: [] }, base, ...more });

/** Publishes a page of `linkedSeed` under a new address. */
export function renameStep(from: string, slug: string, base: number) {
  return stepOf(editorDocumentPublish, {
    request: { input: publication(slug, 'Tarifs', base, { from }) },
    expect: succeedsWith({ version: base + 1 }),
  });
}

/** Uploads a picture for pages. Pictures of different lengths count as different files. */
export function editorPictureStep(name: string, length: number) {
  const file = new File([pngFile(), new Uint8Array(length)], name, { type: 'image/png' });
  return stepOf(editorPictureUpload, {
    request: { input: { file } },
    expect: succeedsWith({ name }),
  });
}
