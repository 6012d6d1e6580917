import { isNetwork } from '@kermesse/sections/networks';
import { networkMarks } from '@kermesse/sections/network-marks';
import type { NetworkMarkProps } from './NetworkMark.tsx';

/** A mark drawn into the page itself: for the server, so that a first visit does not fetch the sheet of all 24. */
export function DrawnMark({ network }: NetworkMarkProps) {
  return isNetwork(network) ? <path fillRule="evenodd" d={networkMarks[network]} /> : null;
}
