import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface FrameProps {
  /** The distance between the frame and the edge of its container. */
  inset?: 'narrow' | 'normal' | 'wide';
}

const Lines = styled.span`
  --r: 14px;
  --at: 8px;
  --arc: transparent calc(var(--r) - 1px), var(--hairline) calc(var(--r) - 0.5px), var(--hairline) calc(var(--r) + 0.25px),
    transparent calc(var(--r) + 0.75px);
  position: absolute;
  inset: var(--at);
  pointer-events: none;
  background:
    radial-gradient(circle at 0 0, var(--arc)) 0 0 / 16px 16px no-repeat,
    radial-gradient(circle at 100% 0, var(--arc)) 100% 0 / 16px 16px no-repeat,
    radial-gradient(circle at 0 100%, var(--arc)) 0 100% / 16px 16px no-repeat,
    radial-gradient(circle at 100% 100%, var(--arc)) 100% 100% / 16px 16px no-repeat,
    linear-gradient(var(--hairline), var(--hairline)) 50% 0 / calc(100% - 2 * var(--r)) 1px no-repeat,
    linear-gradient(var(--hairline), var(--hairline)) 50% 100% / calc(100% - 2 * var(--r)) 1px no-repeat,
    linear-gradient(var(--hairline), var(--hairline)) 0 50% / 1px calc(100% - 2 * var(--r)) no-repeat,
    linear-gradient(var(--hairline), var(--hairline)) 100% 50% / 1px calc(100% - 2 * var(--r)) no-repeat;

  &[data-inset='narrow'] {
    --at: 5px;
  }
  &[data-inset='wide'] {
    --at: clamp(10px, 1.25vw, 18px);
  }
`;

/**
 * A hairline frame with concave corners, as on printed cards. It covers its nearest positioned ancestor and has the
 * colour of `--hairline`.
 */
export function Frame({ inset = 'normal' }: FrameProps) {
  useProviderCheck('Frame');
  return <Lines data-inset={inset} aria-hidden="true" />;
}
