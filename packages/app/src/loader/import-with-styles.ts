import { fetchScript, importFetched } from './fetch-code.ts';

/** Adds a style sheet to the page and resolves when it has loaded. */
function addStyles(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${file}: failed to load`));
    });
    document.head.append(link);
  });
}

/** Imports a module once its scripts are in the browser's cache and its style sheets are in the page. */
export const importWithStyles = <T>(load: () => Promise<T>, files: readonly string[]): Promise<T> =>
  importFetched(load, files, (file) => (file.endsWith('.css') ? addStyles(file) : fetchScript(file)));
