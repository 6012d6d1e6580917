import { TextLink } from '@kermesse/ui/TextLink';
import { useHref } from '../site/use-href.ts';

export interface StubLinkProps {
  /** The text before the link, such as "No account yet?". */
  question: string;
  /** The path of the other screen. */
  to: string;
  /** The text of the link. */
  label: string;
}

/** The content of a frame's stub: a question, and the link to the screen that answers it. */
export function StubLink({ question, to, label }: StubLinkProps) {
  const href = useHref();
  return (
    <>
      <span>{question}</span>
      <TextLink href={href(to)} arrow>
        {label}
      </TextLink>
    </>
  );
}
