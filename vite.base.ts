import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/**
 * The part of Vite's configuration that the app, Storybook and the tests share.
 * styled-components' transform is built into oxc. Its `ssr` option makes class names a function of the file, so that
 * the server, the browser and a lazily loaded chunk agree on them; without it hydration breaks silently.
 */
export function viteBase(): Pick<UserConfig, 'plugins' | 'oxc' | 'worker'> {
  return {
    plugins: [react()],
    oxc: { plugins: { styledComponents: { displayName: true, fileName: true, ssr: true } } },
    worker: { format: 'es' },
  };
}
