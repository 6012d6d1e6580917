import Bowser from 'bowser';

/** The description of a device for its owner, without version numbers. Unknown parts are null. */
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

/** The maximum number of parsed characters of a User-Agent header. Those of browsers are shorter. */
const maxAgentLength = 512;

/** Returns a known name. Otherwise Bowser takes any text of the header, which an email would show to the owner. */
const knownName = (name: string | undefined, names: Record<string, string>) =>
  Object.values(names).find((each) => each === name) ?? null;

/** Parses a User-Agent header. Clients can claim any device, so the result proves nothing. */
export function describeDevice(userAgent: string | null): DeviceDescription {
  const text = userAgent?.slice(0, maxAgentLength) ?? '';
  if (text === '') return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(text);
  return {
    browser: knownName(browser.name, Bowser.BROWSER_MAP),
    system: knownName(os.name, Bowser.OS_MAP),
    kind: kinds[platform.type ?? ''] ?? null,
  };
}

/** Returns the name of a device, such as `Chrome, Android`; null if it is unknown. */
export function deviceName({ browser, system }: DeviceDescription): string | null {
  return [browser, system].filter((part) => part !== null).join(', ') || null;
}
