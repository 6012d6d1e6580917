import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/**
 * Returns the part of Vite's configuration that the app, Storybook and the tests share. styled-components' transform is
 * built into oxc. Its `ssr` option derives class names from the file, so that the server, the browser and lazy chunks
 * agree on them; without it, hydration breaks silently.
 */
export function viteBase(): Pick<UserConfig, 'plugins' | 'oxc' | 'worker'> {
  return {
    plugins: [react()],
    oxc: { plugins: { styledComponents: { displayName: true, fileName: true, ssr: true } } },
    worker: { format: 'es' },
  };
}
