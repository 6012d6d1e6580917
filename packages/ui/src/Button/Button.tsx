import { useId, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styled, { keyframes } from 'styled-components';
import { buttonStyles } from './button.styles.ts';
import type { ButtonSize, ButtonVariant } from './button.styles.ts';
import { useAnnouncementCleanup } from './use-announcement-cleanup.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const run = keyframes`
  from {
    background-position-x: -86%;
  }

  to {
    background-position-x: 186%;
  }
`;

const Base = styled(AriaButton)`
  ${buttonStyles}

  /* The small size looks 40 px high and takes the finger at 44. */
  &[data-size='s']::before {
    content: '';
    position: absolute;
    inset: -3px 0;
  }

  &[data-full] {
    display: flex;
    width: 100%;
  }

  &[data-pending][aria-disabled='true'] {
    background: var(--fill);
    color: var(--text);
  }

  &[data-pending][data-variant='primary'],
  &[data-pending][data-variant='highlight'] {
    box-shadow:
      inset 0 0 0 3px var(--fill),
      inset 0 0 0 4px var(--inner);
  }

  &[data-pending][data-variant='line'] {
    border-color: currentColor;
  }

  /* The quiet sign of work: a hairline that runs along the inner frame. */
  &[data-pending]::after {
    content: '';
    position: absolute;
    inset: auto 9px 7px;
    height: 1px;
    background: linear-gradient(90deg, transparent, currentColor, transparent) 50% 0 / 46% 100% no-repeat;
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-pending]::after {
      animation: ${run} 1400ms linear infinite;
    }
  }
`;

const Faces = styled.span`
  display: inline-grid;
  align-items: center;
  justify-items: center;
  min-width: 0;
`;

/* Both faces lie in one cell, so the button is as wide as the wider one from the beginning and never jumps. */
const Face = styled.span`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: 0.6em;
  min-width: 0;

  &[data-hidden] {
    visibility: hidden;
  }
`;

export interface ButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'isPending'
> {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** At work: presses do nothing, the focus stays, the width stays, and `pendingLabel` is shown and announced. */
  pending?: boolean;
  /** What the button is doing, for example “Connexion en cours…”. Give it to every button that can be pending. */
  pendingLabel?: string;
  /**
   * Why a press has no effect yet, for example “Nothing to save yet”: the button looks and reads as disabled, with this
   * as its description. It keeps the focus and still calls `onPress` and submits: the handler reports what is missing.
   * In the server's HTML it only looks disabled: without scripts it can be pressed.
   */
  unavailable?: string | undefined;
  /** Before the label. Without visible children, give `aria-label`. */
  icon?: ReactNode;
  /** As wide as its column. */
  full?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

const never = () => () => undefined;
/** Whether scripts are there: neither on the server nor in its HTML, which a form without scripts works from. */
const useScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Something to do. For somewhere to go, use `ButtonLink`, which is a plain anchor and costs no script. */
export function Button(props: ButtonProps) {
  useProviderCheck('Button');
  const {
    children,
    variant = 'primary',
    size = 'm',
    pending = false,
    pendingLabel,
    icon,
    full = false,
    unavailable,
    ...rest
  } = props;
  const reason = useId();
  const faces = useAnnouncementCleanup<HTMLSpanElement>();
  const swaps = pendingLabel !== undefined;
  const held = unavailable !== undefined && !pending;
  const scripts = useScripts();
  return (
    <>
      <Base
        {...rest}
        {...(held && scripts && { 'aria-disabled': true, 'aria-describedby': reason })}
        data-unavailable={held || undefined}
        isPending={pending}
        data-variant={variant}
        data-size={size}
        data-full={full || undefined}
      >
        <Faces ref={faces}>
          <Face data-hidden={(pending && swaps) || undefined}>
            {icon}
            {children}
          </Face>
          {swaps && <Face data-hidden={!pending || undefined}>{pendingLabel}</Face>}
        </Faces>
      </Base>
      {held && (
        <span id={reason} hidden>
          {unavailable}
        </span>
      )}
    </>
  );
}
