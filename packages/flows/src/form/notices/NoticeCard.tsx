import { scrollToFocusedError } from '@kermesse/ui/error-focus';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { liveRegion } from '../form.styles.ts';

const Region = styled.div`
  ${liveRegion}
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px var(--space-3);
  padding: 13px var(--space-4) 14px;
  border: 1px solid var(--danger);
  border-radius: var(--radius);
  background: var(--danger-bg);
  color: var(--ink);
  font-size: var(--text-0);
  line-height: 1.4;

  & > svg {
    grid-row: span 3;
    width: 1.375rem;
    height: 1.375rem;
    color: var(--danger);
    stroke-width: 1.6;
  }
  & > strong {
    font-size: var(--text-1);
    font-weight: 600;
    line-height: 1.3;
  }
  & > * {
    grid-column: 2;
    text-wrap: pretty;
  }
  & > svg {
    grid-column: 1;
  }
`;

export interface NoticeCardProps {
  /** The error message. Without it and without `otherMessages`, nothing is shown. */
  message: string | undefined;
  /** The help text: what the user can do. */
  help?: string;
  otherMessages?: readonly string[];
  /** The number of the attempt. When it changes, screen readers announce the same text again. */
  attempt?: number;
}

/**
 * Scrolls a notice into view. An invalid field with the focus stays in view, even if the notice then does not fit on
 * the screen.
 */
function scrollToNotice(region: Element | null): void {
  region?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  scrollToFocusedError();
}

/** Shows an error in a live region that is always mounted, and scrolls it into view. */
export function NoticeCard({ message, help, otherMessages, attempt }: NoticeCardProps) {
  const shown = message !== undefined || (otherMessages?.length ?? 0) > 0;
  const region = useRef<HTMLDivElement>(null);
  const notice = shown ? `${attempt} ${message}` : undefined;
  const before = useRef(notice);
  useEffect(() => {
    if (notice !== undefined && notice !== before.current) scrollToNotice(region.current);
    before.current = notice;
  }, [notice]);
  return (
    <Region role="alert" ref={region}>
      {shown && (
        <Card key={attempt}>
          <CircleAlert aria-hidden="true" />
          {message !== undefined && <strong>{message}</strong>} {help !== undefined && <span>{help}</span>}
          {otherMessages?.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Card>
      )}
    </Region>
  );
}
