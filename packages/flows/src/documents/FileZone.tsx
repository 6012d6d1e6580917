import { Button } from '@kermesse/ui/Button';
import { useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Zone } from './documents.styles.ts';

export interface FileZoneProps {
  icon: ReactNode;
  /** The file extensions for the filter of the browser's file dialog, each with its dot. */
  accepted: string[];
  /** The label of the button. */
  label: string;
  /** The text under the button about accepted types and sizes. */
  rules: string;
  /** Called with the chosen or dropped file. */
  onFile: (file: File) => void;
  pending?: boolean;
  pendingLabel?: string;
  buttonRef?: Ref<HTMLButtonElement>;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A drop zone for one file, with a button to choose it. The button is its only tab stop. */
export function FileZone({ icon, accepted, label, rules, onFile, pending, pendingLabel, buttonRef }: FileZoneProps) {
  const [over, setOver] = useState(false);

  function onDragOver(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }
  function onDrop(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  }

  return (
    <Zone
      data-drop-target={over || undefined}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={onDrop}
    >
      {icon}
      <FileTrigger
        acceptedFileTypes={accepted}
        onSelect={(files) => {
          const file = files?.[0];
          if (file !== undefined) onFile(file);
        }}
      >
        <Button variant="line" pending={pending} pendingLabel={pendingLabel} ref={buttonRef}>
          {label}
        </Button>
      </FileTrigger>
      <small>{rules}</small>
    </Zone>
  );
}
