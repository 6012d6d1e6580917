import type { ErrorCode } from '@kermesse/api/errors';
import { deviceOf } from '../http/device-cookie.ts';
import { maskDevice, maskEmail, maskPhone, truncateAddress } from './mask.ts';
import type { SecurityEventName, SecurityReason, SignInMethod } from './security-events.ts';

/** One event for the security log. There is no field for a secret, and addresses and numbers are masked when written. */
export interface SecurityEvent {
  event: SecurityEventName;
  /** `refused`: the server refused the request. `error`: the server or a service it needs failed. */
  outcome: 'success' | 'refused' | 'error';
  reason?: ErrorCode | SecurityReason;
  method?: SignInMethod;
  /** The account, where it is known. */
  userId?: string;
  /** Whom it is about, as given: written masked. */
  email?: string;
  phone?: string;
  /** Where it comes from (`call.address`): written as its network. */
  address?: string;
  /** The device's cookie (`deviceOf`): written as the start of its hash. */
  device?: string;
  /** A country by its two letters, for budgets of SMS. */
  country?: string;
  /** Which budget, for budgets of SMS: `hour`, `country/day`, … */
  budget?: string;
}

/** Writes an event as one line. */
export type SecurityLog = (event: SecurityEvent) => void;

const map = (value: string | undefined, mask: (text: string) => string) =>
  value === undefined ? undefined : mask(value);

/** The line of an event: one JSON object, `time` in ISO 8601. Keys that are not known are left out. */
export function securityLine(
  { event, outcome, reason, method, userId, email, phone, address, device, country, budget }: SecurityEvent,
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
    email: map(email, maskEmail),
    phone: map(phone, maskPhone),
    address: map(address, truncateAddress),
    device: map(device, maskDevice),
    country: country?.slice(0, 2),
    budget: budget?.slice(0, 20),
  });
}

/** Creates the log. `write` gets each line; standard output by default. */
export function createSecurityLog(write: (line: string) => void = (line) => console.log(line)): SecurityLog {
  return (event) => write(securityLine(event, new Date()));
}

/** What the log needs of a call. */
export interface LoggedCall {
  security: SecurityLog;
  /** The IP address it comes from. */
  address: string;
  /** The headers it came with. */
  headers: Headers;
  /** Scheme and host under which visitors reach the site. */
  origin: string;
  signedIn?: { userId: string };
}

/** Records an event of a call: its address and device are filled in, and the signed-in account where there is one. */
export function logSecurity(call: LoggedCall, event: SecurityEvent): void {
  call.security({ userId: call.signedIn?.userId, address: call.address, device: deviceOf(call), ...event });
}
