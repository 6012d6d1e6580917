import { useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styled from 'styled-components';
import { buttonStyles } from './button.styles.ts';
import type { ButtonSize, ButtonVariant } from './button.styles.ts';
import { useAnnouncementCleanup } from './use-announcement-cleanup.ts';
import { useAnnouncedLoading } from '../accessibility/use-announced-loading.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';
import { sweepingLine } from '../loading/sweep.ts';
import { useIsHydrated } from '../loading/use-is-hydrated.ts';

const Base = styled(AriaButton)`
  ${buttonStyles}

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

  /* The pending indicator: a hairline that moves along the inner frame. */
  &[data-pending]::after {
    content: '';
    position: absolute;
    inset: auto 9px 7px;
    height: 1px;
    ${sweepingLine}
  }
`;

const Labels = styled.span`
  display: inline-grid;
  align-items: center;
  justify-items: center;
  min-width: 0;
`;

/* Both labels share one grid cell, so the button always has the width of the wider one and does not jump. */
const Label = styled.span`
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
  /** The label: the action as a verb, such as “Create my event”. */
  children: ReactNode;
  /**
   * The emphasis: `primary` for the main action of a group, `highlight` for the most important action of a page, `line`
   * and `quiet` for all others.
   */
  variant?: ButtonVariant;
  /** The height: 48 pixels (`m`) or 40 (`s`). Both have a touch target of at least 44. */
  size?: ButtonSize;
  /**
   * Whether the action is in progress. Presses have no effect, focus and width stay, and `pendingLabel` is shown and
   * announced.
   */
  pending?: boolean;
  /**
   * The label while the action is in progress, for example “Connexion en cours…”. Set it on every button that can be
   * pending.
   */
  pendingLabel?: string;
  /**
   * The reason why the button has no effect yet, for example “Nothing to save yet”. The button looks disabled and is
   * announced as disabled, with the reason as its description. It stays focusable and still calls `onPress` and submits
   * its form, so that the handler can report what is missing. In server-rendered HTML it only looks disabled and can be
   * pressed, so that forms work without JavaScript.
   */
  unavailable?: string | undefined;
  /** An icon before the label. Without visible children, set `aria-label`. */
  icon?: ReactNode;
  /** Whether the button fills the width of its container. */
  full?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that performs an action. For navigation, use `ButtonLink`, a plain anchor that needs no JavaScript. */
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
  const labels = useAnnouncementCleanup<HTMLSpanElement>();
  const hasPendingLabel = pendingLabel !== undefined;
  // Enter in a field submits its form. React Aria announces only the button that has the focus.
  useAnnouncedLoading(pending && hasPendingLabel ? pendingLabel : '', () => {
    const button = labels.current?.closest('button');
    return document.activeElement !== button && button?.form?.contains(document.activeElement) === true;
  });
  const isUnavailable = unavailable !== undefined && !pending;
  const hydrated = useIsHydrated();
  const description = [rest['aria-describedby'], reason].filter(Boolean).join(' ');
  return (
    <>
      <Base
        {...rest}
        {...(isUnavailable && hydrated && { 'aria-disabled': true, 'aria-describedby': description })}
        data-unavailable={isUnavailable || undefined}
        isPending={pending}
        data-variant={variant}
        data-size={size}
        data-full={full || undefined}
      >
        <Labels ref={labels}>
          <Label data-hidden={(pending && hasPendingLabel) || undefined}>
            {icon}
            {children}
          </Label>
          {hasPendingLabel && <Label data-hidden={!pending || undefined}>{pendingLabel}</Label>}
        </Labels>
      </Base>
      {isUnavailable && (
        <span id={reason} hidden>
          {unavailable}
        </span>
      )}
    </>
  );
}
