import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostedForm } from '@kermesse/api/schemas/forms/posted-form';
import type { AppEntry, BuiltApp } from '../../features/pages/app-entry.ts';

/** An app that renders one line of HTML, with some static files. Records its render inputs and submitted forms. */
export interface StubApp extends BuiltApp {
  rendered: Parameters<AppEntry['render']>[0][];
  forms: Readonly<Record<string, string>>[];
}

/** The static files of the stub, by URL path. The last two must not be served. */
export const stubFiles: Record<string, string> = {
  '/assets/main-abc123.js': 'console.log("main");'.repeat(50),
  '/fonts/face.0a1b2c.woff2': 'font',
  '/art/midnight/hero-640.avif': 'picture',
  '/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/.vite/manifest.json': '{}',
  '/notes.unknown': 'secret',
};

/** Creates the stub with its files in a temporary folder. */
export function stubApp(): StubApp {
  const clientFolder = mkdtempSync(join(tmpdir(), 'kermesse-client-'));
  for (const [address, text] of Object.entries(stubFiles)) {
    const file = join(clientFolder, address);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  const rendered: StubApp['rendered'] = [];
  const forms: StubApp['forms'] = [];
  return {
    clientFolder,
    assets: {},
    rendered,
    forms,
    /** Accepts a contact form if it has a message. */
    handlePostedForm({ fields }) {
      forms.push(fields);
      const { form, at, message = '' } = fields;
      if (form !== 'contact') return Promise.resolve(undefined);
      const result: PostedForm =
        message === ''
          ? { form, values: { message }, fieldErrors: { message: { key: 'required' } } }
          : { form, at, values: {} };
      return Promise.resolve(result);
    },
    render(input) {
      rendered.push(input);
      const { props, theme } = input;
      const html = `<!doctype html><html lang="${props.locale}" data-theme="${theme}"><title>${props.page?.title ?? '404'}</title><p style="top:0">${'text '.repeat(200)}</p><script>run()</script></html>`;
      return { status: props.status, html, inlineScripts: ['run()'], inlineStyles: [''] };
    },
  };
}
