import { Button } from '@kermesse/ui/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { PhoneLoginDialog, type PhoneLoginDialogProps } from '../PhoneLoginDialog.tsx';

const Opener = styled.div`
  padding: var(--space-5);
`;

/** The dialog with a button that opens it again. */
export function ReopenableDialog({ isOpen: begin, onOpenChange, ...rest }: PhoneLoginDialogProps) {
  const [isOpen, setOpen] = useState(begin);
  const change = (open: boolean) => {
    onOpenChange(open);
    setOpen(open);
  };
  return (
    <>
      <Opener>
        <Button onPress={() => change(true)}>Open</Button>
      </Opener>
      <PhoneLoginDialog {...rest} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}
