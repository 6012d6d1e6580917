import Bowser from 'bowser';

/** What a browser says of itself, as far as a person can use it. No version numbers. Null where it says nothing known. */
export interface DeviceDescription {
  /** `Chrome`, `Safari`, … */
  browser: string | null;
  /** `Android`, `iOS`, `Windows`, … */
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer' | null;
}

const kinds: Readonly<Record<string, DeviceDescription['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** Longer ones are no browser's: what is beyond is not read. */
const longestAgent = 512;

const short = (name: string | undefined) => name?.slice(0, 40) || null;

/** Reads a User-Agent header. It is what the browser says of itself: a description, not a proof. */
export function describeDevice(userAgent: string | null): DeviceDescription {
  const text = userAgent?.slice(0, longestAgent) ?? '';
  if (text === '') return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(text);
  return { browser: short(browser.name), system: short(os.name), kind: kinds[platform.type ?? ''] ?? null };
}

/** A device in few words: `Chrome, Android`. Null when nothing is known. */
export function deviceName({ browser, system }: DeviceDescription): string | null {
  return [browser, system].filter((part) => part !== null).join(', ') || null;
}
