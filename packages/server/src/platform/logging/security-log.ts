import type { ErrorCode } from '@kermesse/api/errors';
import { deviceOf } from '../http/device-cookie.ts';
import { maskDevice, maskEmail, maskPhone, networkOf } from './mask.ts';
import type { SecurityEventName, SecurityReason, LoginMethod } from './security-events.ts';

/**
 * An event of the security log. It has no field for secrets; addresses and phone numbers are masked when it is written.
 */
export interface SecurityEvent {
  event: SecurityEventName;
  /** `refused`: the server rejected the request. `error`: the server or a service it needs failed. */
  outcome: 'success' | 'refused' | 'error';
  reason?: ErrorCode | SecurityReason;
  method?: LoginMethod;
  /** The account, if it is known. */
  userId?: string;
  /** The address of the page that an editor changes. */
  slug?: string;
  /** The email address of the person concerned, unmasked; masked when written. */
  email?: string;
  phone?: string;
  /** The client's IP address (`call.ip`); only its network is written. */
  address?: string;
  /** The device's cookie (`deviceOf`); only the start of its hash is written. */
  device?: string;
  /** A two-letter country code, for SMS budgets. */
  country?: string;
  /** The name of an SMS budget: `hour`, `country/day`, … */
  budget?: string;
}

/** Writes one event to the log. */
export type SecurityLog = (event: SecurityEvent) => void;

const map = (value: string | undefined, mask: (text: string) => string) =>
  value === undefined ? undefined : mask(value);

/** Formats an event as one line: a JSON object, `time` in ISO 8601. Omits undefined keys. */
export function securityLine(
  { event, outcome, reason, method, userId, slug, email, phone, address, device, country, budget }: SecurityEvent,
  now: Date,
): string {
  return JSON.stringify({
    time: now.toISOString(),
    log: 'security',
    event,
    outcome,
    reason,
    method,
    userId: userId?.slice(0, 36),
    slug: slug?.slice(0, 200),
    email: map(email, maskEmail),
    phone: map(phone, maskPhone),
    address: map(address, (ip) => networkOf(ip) ?? 'unknown'),
    device: map(device, maskDevice),
    country: country?.slice(0, 2),
    budget: budget?.slice(0, 20),
  });
}

/** Creates the security log. `write` receives each line; standard output by default. */
export function createSecurityLog(write: (line: string) => void = (line) => console.log(line)): SecurityLog {
  return (event) => write(securityLine(event, new Date()));
}

/** The parts of a call that the log needs. */
export interface LoggedCall {
  security: SecurityLog;
  /** The client's IP address. */
  ip: string;
  /** The request headers. */
  headers: Headers;
  /** The scheme and host of the public site. */
  origin: string;
  caller?: { userId: string };
}

/** Records an event of a call. Adds its IP address and device, and the logged-in account if there is one. */
export function logSecurity(call: LoggedCall, event: SecurityEvent): void {
  call.security({ userId: call.caller?.userId, address: call.ip, device: deviceOf(call), ...event });
}
