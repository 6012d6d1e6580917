import { createTheme, type Scheme } from '@kermesse/ui/theme';
import styled from 'styled-components';
import type { EmailBrand } from '../../packages/server/src/platform/email/layout.ts';
import { toolbarGlobalsOf } from '../globals.ts';

/** Returns the sender of the emails in stories, in the toolbar's brand. */
export function senderOf(globals: Record<string, unknown>): EmailBrand & { email: string } {
  return {
    name: 'Kermesse',
    home: 'https://kermesse.example/',
    email: 'bonjour@kermesse.example',
    address: 'Boulevard du Mono, Lomé',
    schemes: createTheme(toolbarGlobalsOf(globals).brand).schemes,
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

/** The version of an email: HTML or plain text. */
export type EmailFormat = 'html' | 'text';

export interface EnvelopeProps {
  email: { subject: string; html: string; text: string };
  /** The colour scheme of the email client. */
  scheme: Scheme;
  form?: EmailFormat;
  /** The width of the email client, in pixels. */
  width?: number;
}

/** Returns the email for one colour scheme, independent of the preference of the browser. */
const readIn = (html: string, scheme: Scheme) =>
  html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');

/** Keeps an iframe as high as its content, even when the window changes its width. */
function fitContent({ currentTarget: frame }: { currentTarget: HTMLIFrameElement }): void {
  const fit = () => {
    const height = frame.contentDocument?.documentElement.offsetHeight;
    if (height !== undefined) frame.style.blockSize = `${height + 2}px`;
  };
  // In the next frame: the browser reports an error when a size changes while sizes are observed.
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(frame);
}

/** An email with its subject above it, light or dark as the toolbar's theme. */
export function Envelope({ email: { subject, html, text }, scheme, form = 'html', width = 600 }: EnvelopeProps) {
  return (
    <Figure style={{ inlineSize: width }}>
      <figcaption>{subject}</figcaption>
      {form === 'html' ? (
        // Scripts stay disabled. The same origin makes the content's height readable.
        <iframe title={subject} srcDoc={readIn(html, scheme)} sandbox="allow-same-origin" onLoad={fitContent} />
      ) : (
        <pre>{text}</pre>
      )}
    </Figure>
  );
}

/** Emails side by side. */
const Mailboxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-5);
`;

/** The widths of email clients in pixels: a phone, and the reading pane of a desktop. */
const mailboxWidths = [360, 600];

/** An email at the widths of a phone and of a desktop's reading pane. */
export function EveryWidth(props: Omit<EnvelopeProps, 'width'>) {
  return (
    <Mailboxes>
      {mailboxWidths.map((width) => (
        <Envelope key={width} {...props} width={width} />
      ))}
    </Mailboxes>
  );
}
