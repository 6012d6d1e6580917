import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { announce } from '../accessibility/announce.ts';
import { Button } from '../Button/Button.tsx';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';
import { ErrorText, Zone } from './file-drop.styles.ts';

export interface FileDropProps {
  /** The icon above the button. */
  icon?: ReactNode;
  /** The label of the button. */
  label: string;
  /** The invitation to drop a file, before the rules. It is hidden on a device that has only a touchscreen. */
  dropHint?: string;
  /** The rules under the button: accepted types and sizes. */
  description?: string;
  /**
   * The file extensions (each with its dot) or media types for the filter of the browser's file dialog. Dropped files
   * are not filtered.
   */
  accepted?: readonly string[];
  /** Called with the chosen file, or with the first of the dropped files. */
  onFile?: (file: File) => void;
  /** The error under the rules. It is announced when it appears, and again when it remains after another choice. */
  errorMessage?: string;
  /** Whether files are refused. */
  isDisabled?: boolean;
  /** Whether a file is being read. The button keeps the focus; no other file is accepted. */
  pending?: boolean;
  /** The text of the button while a file is read. */
  pendingLabel?: string;
  /** The button, for example to focus it. */
  buttonRef?: Ref<HTMLButtonElement>;
  className?: string;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * A drop zone for a file, with a button to choose one. The button is its only tab stop: React Aria's `DropZone` would
 * add a second one.
 */
export function FileDrop(props: FileDropProps) {
  useProviderCheck('FileDrop');
  const { icon, label, dropHint, description, accepted, onFile, errorMessage, ...rest } = props;
  const { isDisabled = false, pending = false, pendingLabel, buttonRef, className } = rest;
  const accepts = !isDisabled && !pending;
  const [isDragOver, setIsDragOver] = useState(false);
  const id = useId();
  const descriptionIds = [description !== undefined && `${id}-rules`, errorMessage !== undefined && `${id}-error`];
  const [choices, setChoices] = useState(0);
  useEffect(() => announce(errorMessage ?? '', 'assertive'), [errorMessage, choices]);

  function take(list: FileList | null) {
    const [file] = list ?? [];
    if (file === undefined) return;
    setChoices(choices + 1);
    onFile?.(file);
  }
  function onDragOver(event: DragEvent) {
    if (!holdsFiles(event)) return;
    // Also while no file is accepted: otherwise the browser would leave the page and open the dropped file.
    event.preventDefault();
    event.dataTransfer.dropEffect = accepts ? 'copy' : 'none';
    setIsDragOver(accepts);
  }
  function onDrop(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setIsDragOver(false);
    if (accepts) take(event.dataTransfer.files);
  }

  return (
    <Zone
      className={className}
      data-disabled={isDisabled || undefined}
      data-invalid={errorMessage === undefined ? undefined : ''}
      data-drop-target={(isDragOver && accepts) || undefined}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsDragOver(false);
      }}
      onDrop={onDrop}
    >
      {icon}
      <FileTrigger acceptedFileTypes={accepted} onSelect={take}>
        <Button
          variant="line"
          isDisabled={isDisabled}
          pending={pending}
          pendingLabel={pendingLabel}
          aria-describedby={descriptionIds.filter(Boolean).join(' ') || undefined}
          data-invalid={errorMessage === undefined ? undefined : ''}
          ref={buttonRef}
        >
          {label}
        </Button>
      </FileTrigger>
      {description !== undefined && (
        <small id={`${id}-rules`}>
          {dropHint !== undefined && <span>{dropHint}</span>} {description}
        </small>
      )}
      {errorMessage !== undefined && (
        <ErrorText id={`${id}-error`} data-kind="error">
          <CircleAlert aria-hidden="true" />
          {errorMessage}
        </ErrorText>
      )}
    </Zone>
  );
}
