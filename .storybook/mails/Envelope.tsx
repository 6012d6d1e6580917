import { createTheme } from '@kermesse/ui/theme';
import styled from 'styled-components';
import type { MailBrand } from '../../packages/server/src/platform/mail/mail-brand.ts';
import { choiceOf } from '../globals.ts';

/** Who writes the mails of the stories, in the toolbar's brand. Mails are always light. */
export function senderOf(globals: Record<string, unknown>): MailBrand & { email: string } {
  const colours = createTheme(choiceOf(globals).brand).schemes.light;
  return {
    name: 'Kermesse',
    home: 'https://kermesse.example/',
    email: 'bonjour@kermesse.example',
    address: 'Boulevard du Mono, Lomé',
    header: colours.brand,
    page: colours.page,
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
  /* As mailboxes do that turn every mail dark: lightness is turned over, hues stay. */
  &[data-inverted] iframe {
    filter: invert(1) hue-rotate(180deg);
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
  form?: MailForm;
  /** How wide the mailbox is, in pixels. */
  width?: number;
  /** Shown by a mailbox that turns light mails dark. */
  inverted?: boolean;
}

/** A mail with its subject above it. */
export function Envelope({ mail: { subject, html, text }, form = 'html', width = 700, inverted }: EnvelopeProps) {
  return (
    <Figure style={{ inlineSize: width }} data-inverted={inverted ? '' : undefined}>
      <figcaption>{subject}</figcaption>
      {form === 'html' ? <iframe title={subject} srcDoc={html} sandbox="" /> : <pre>{text}</pre>}
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
