import { createTheme, type Scheme } from '@kermesse/ui/theme';
import styled from 'styled-components';
import type { MailBrand } from '../../packages/server/src/platform/mail/mail-brand.ts';
import { choiceOf } from '../globals.ts';

/** Who writes the mails of the stories, in the toolbar's brand. */
export function senderOf(globals: Record<string, unknown>): MailBrand & { email: string } {
  return {
    name: 'Kermesse',
    home: 'https://kermesse.example/',
    email: 'bonjour@kermesse.example',
    address: 'Boulevard du Mono, Lomé',
    schemes: createTheme(choiceOf(globals).brand).schemes,
  };
}

const Figure = styled.figure`
  flex: none;
  max-inline-size: 100%;
  margin: 0 0 var(--space-6);

  figcaption {
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 760px;
    border: 1px solid var(--line);
  }
  pre {
    margin: 0;
    padding: var(--space-4);
    border: 1px solid var(--line);
    background: var(--surface);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** What is looked at of a mail: as a mailbox shows it, or as one without HTML. */
export type MailForm = 'html' | 'text';

export interface EnvelopeProps {
  mail: { subject: string; html: string; text: string };
  /** Whether the mailbox is light or dark. */
  scheme: Scheme;
  form?: MailForm;
  /** How wide the mailbox is, in pixels. */
  width?: number;
}

/** The mail as a mailbox of a colour scheme reads it, whatever the system of the reader of Storybook prefers. */
const readIn = (html: string, scheme: Scheme) =>
  html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');

/** Keeps a frame as high as its content, also when the window changes its width. */
function fitContent({ currentTarget: frame }: { currentTarget: HTMLIFrameElement }): void {
  const fit = () => {
    const height = frame.contentDocument?.documentElement.offsetHeight;
    if (height !== undefined) frame.style.blockSize = `${height + 2}px`;
  };
  // In the next frame: a change of size while sizes are observed is reported as an error.
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(frame);
}

/** A mail with its subject above it, light or dark as the toolbar's theme. */
export function Envelope({ mail: { subject, html, text }, scheme, form = 'html', width = 700 }: EnvelopeProps) {
  return (
    <Figure style={{ inlineSize: width }}>
      <figcaption>{subject}</figcaption>
      {form === 'html' ? (
        // Scripts stay off. The same origin lets the frame have its content's height.
        <iframe title={subject} srcDoc={readIn(html, scheme)} sandbox="allow-same-origin" onLoad={fitContent} />
      ) : (
        <pre>{text}</pre>
      )}
    </Figure>
  );
}

/** Mailboxes beside each other. */
export const Mailboxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-5);
`;

/** The widths of mailboxes: a small phone, a phone, the reading pane of a desktop. */
export const mailboxWidths = [320, 414, 800];
