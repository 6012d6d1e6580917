import { cdp } from 'vitest/browser';

/** What somebody's system may ask of the colours of a page: its own few colours, or more contrast. */
const features = {
  'forced-colors': { name: 'forced-colors', asked: 'active', usual: 'none' },
  'more-contrast': { name: 'prefers-contrast', asked: 'more', usual: 'no-preference' },
};

export type System = keyof typeof features;

/** Does something while the browser has such a system. */
export async function onSystem(system: System, work: () => Promise<void>): Promise<void> {
  const { name, asked, usual } = features[system];
  const emulate = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  await emulate(asked);
  try {
    await work();
  } finally {
    await emulate(usual);
  }
}
