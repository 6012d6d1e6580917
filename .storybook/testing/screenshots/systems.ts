import { cdp } from 'vitest/browser';
import type { Scheme } from '@kermesse/ui/theme';

/** The system settings that change the colours of a page: forced colours, or more contrast. */
const features = {
  'forced-colors': { name: 'forced-colors', asked: 'active', usual: 'none' },
  'more-contrast': { name: 'prefers-contrast', asked: 'more', usual: 'no-preference' },
};

export type System = keyof typeof features;

export const systems = Object.keys(features) as System[];

/** Runs `work` while the browser emulates a system setting with a light or dark colour scheme. */
export async function withSystem(system: System, theme: Scheme, work: () => Promise<void>): Promise<void> {
  const { name, asked, usual } = features[system];
  const emulate = (value: string, scheme: Scheme) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name, value },
        { name: 'prefers-color-scheme', value: scheme },
      ],
    });
  await emulate(asked, theme);
  try {
    await work();
  } finally {
    await emulate(usual, 'light');
  }
}
