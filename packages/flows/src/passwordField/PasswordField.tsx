import { passwordTier } from '@kermesse/api/schemas/forms/password';
import { IconButton } from '@kermesse/ui/IconButton';
import { StrengthMeter } from '@kermesse/ui/StrengthMeter';
import { TextField, type TextFieldProps } from '@kermesse/ui/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { strengthOf } from './strength.ts';
import { usePasswordCheck, type OwnerWords } from './use-password-check.ts';
import { liveRegion } from '../form/form.styles.ts';

/** Detects Caps Lock while the user types. Spread `watch` on an element around the field. */
function useCapsLock() {
  const [on, setOn] = useState(false);
  const update = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { on, watch: { onKeyDown: update, onKeyUp: update, onBlur: () => setOn(false) } };
}

const Column = styled.div`
  min-width: 0;

  /* Hides the browser's own button, which would duplicate ours. */
  & input::-ms-reveal {
    display: none;
  }
`;

const CapsLock = styled.p`
  margin-top: 6px;
  color: var(--highlight-text);
  font-size: var(--text-0);
  font-weight: 560;
  line-height: 1.35;

  ${liveRegion}
`;

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'autoComplete' | 'aria-describedby' | 'value' | 'inputRef'
> {
  /** The password, which the meter rates. */
  value: string;
  /** Whether this is a current or a new password, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** The owner of a new password, as far as the form knows: shows its strength, and whether it will be rejected. */
  owner?: OwnerWords;
}

/** A password field with a button to show the password, a Caps Lock message and, with an owner, a strength meter. */
export function PasswordField({ owner, value, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('passwordField');
  const [shown, setShown] = useState(false);
  const capsLock = useCapsLock();
  const { input, rejection } = usePasswordCheck(rest.label, value, owner);
  const errorMessage = rest.errorMessage ?? rejection;
  const id = useId();
  // Hides the meter of a password that was rejected for another reason than its strength.
  const rated = owner !== undefined && (errorMessage === undefined || passwordTier(value) === 'too-weak');
  const described = [...(rated ? [`${id}-meter`] : []), `${id}-caps`].join(' ');
  return (
    <Column {...capsLock.watch}>
      <TextField
        {...rest}
        value={value}
        errorMessage={errorMessage}
        inputRef={input}
        type={shown ? 'text' : 'password'}
        aria-describedby={described}
        spellCheck="false"
        end={
          <IconButton label={t(shown ? 'hide' : 'show', { label: rest.label })} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        }
      />
      <CapsLock id={`${id}-caps`} role="status">
        {capsLock.on && t('capsLock')}
      </CapsLock>
      {rated && <PasswordStrength id={`${id}-meter`} password={value} />}
    </Column>
  );
}

/** The strength meter with its texts. */
function PasswordStrength({ password, id }: { password: string; id: string }) {
  const { t } = useTranslation('passwordField');
  const { tier, rank, next } = strengthOf(password);
  const isEmpty = password === '';
  // The form rejects passwords of the lowest tier. For the others, the requirements of the next tier are advice.
  const advice = next === undefined ? t('enough') : t(tier === 'too-weak' ? 'needed' : 'advice', { ...next });
  return <StrengthMeter id={id} score={isEmpty ? 0 : rank + 1} label={isEmpty ? undefined : t(tier)} advice={advice} />;
}
