import { Fragment } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { fieldMessage } from './field-message.ts';

const LabelLine = styled(Label)`
  display: block;
  margin-bottom: 5px;
  color: var(--ink);
  font-size: var(--text-1);
  font-weight: 600;
  line-height: 1.3;

  [data-disabled] > & {
    color: var(--ink-soft);
  }
`;

const Optional = styled.span`
  color: var(--ink-soft);
  font-weight: 460;
`;

/** The hint under a label. */
export const Hint = styled(Text)`
  display: block;
  max-width: var(--measure);
  margin: -3px 0 7px;
  color: var(--ink-soft);
  font-size: var(--text-0);
  line-height: 1.35;
  text-wrap: pretty;

  &:empty {
    display: none;
  }
`;

const Message = styled(Text)`
  ${fieldMessage}
  margin-top: 6px;

  &[data-kind='success'] {
    color: var(--success);
  }
`;

export interface FieldLabelProps {
  /** The label above the control. */
  label: string;
  /** A marker after the label in a muted colour, for example “(facultatif)”. */
  optionalLabel?: string | undefined;
  /** The hint below the label, where neither an on-screen keyboard nor a suggestion list covers it. */
  description?: string | undefined;
}

/**
 * The label and the hint of a field. React Aria connects both to the control (`for`, `aria-describedby`). The hint's
 * element is rendered even when it is empty, since server-rendered HTML already refers to it.
 */
export function FieldLabel({ label, optionalLabel, description }: FieldLabelProps) {
  return (
    <>
      <LabelLine>
        {label}
        {optionalLabel !== undefined && <Optional> {optionalLabel}</Optional>}
      </LabelLine>
      <FieldHint description={description} />
    </>
  );
}

/** The hint without the label, for a control with its label beside it. */
export function FieldHint({ description }: Pick<FieldLabelProps, 'description'>) {
  return <Hint slot="description">{description}</Hint>;
}

export interface FieldMessageProps {
  /** The error: the problem and how to fix it. */
  errorMessage?: string | undefined;
  /** The confirmation, shown only while there is no error. */
  successMessage?: string | undefined;
}

/** The texts of a field. An error makes it invalid. */
export type FieldTexts = FieldLabelProps & Pick<FieldMessageProps, 'errorMessage'>;

/** The message of a field, in the control's `aria-describedby`: the error with its icon, or a confirmation. */
export function FieldMessage({ errorMessage, successMessage }: FieldMessageProps) {
  const text = errorMessage ?? successMessage;
  const Icon = errorMessage === undefined ? CircleCheck : CircleAlert;
  return (
    <Message slot="errorMessage" data-kind={errorMessage === undefined ? 'success' : 'error'}>
      {text !== undefined && (
        <>
          <Icon aria-hidden="true" />
          <span>
            {text.split('\n').map((line, index) => (
              <Fragment key={index}>
                {index > 0 && ' '}
                <span>{line}</span>
              </Fragment>
            ))}
          </span>
        </>
      )}
    </Message>
  );
}
