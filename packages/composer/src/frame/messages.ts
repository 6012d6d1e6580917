import { isRecord } from '@kermesse/sections/json';
import type { HistoryStep } from '../controls/history-keys.ts';
import type { Locale } from '@kermesse/sections/locale';
import type { BrandColors } from '@kermesse/ui/theme';

/** The content of a frame, as the parent window sends it. Unchanged entries are not sent again. */
export interface PreviewMessage {
  locale: Locale;
  theme: 'light' | 'dark';
  /**
   * The draft of the site configuration; null if it is not being edited, so that the published one applies. Omitted
   * when it is the same as in the last message.
   */
  site?: unknown;
  /** The brand colours of a shared page, instead of those of the site. */
  colors?: BrandColors;
  /**
   * The published brand colours while the site configuration is being edited. The server draws illustrations only in
   * these.
   */
  artColors?: BrandColors;
  /** The path of the page, such as `/charte`, shown with the site's header and footer; undefined for sections alone. */
  path?: string;
  /** The keys of the sections to show, in order. */
  order: string[];
  /** The entries of `sections` that are new or changed since the last message, by key. */
  entries: Record<string, unknown>;
  /** Whether to show the faults of sections. Thumbnails do not. */
  showDiagnostics: boolean;
  /** The selected section; `reveal` tells whether to scroll it into view. */
  selected?: string;
  /** The item of the selected section's list that is being edited, as JSON (`["slides",2]`), without invalid items. */
  edited?: string;
  /** The path of the field that was focused last in the selected section. */
  field?: string;
  reveal?: boolean;
}

/** The messages of a frame to its parent window. */
export type FrameEvent =
  /** The frame has loaded and waits for a message. It has none of the entries that were sent before. */
  | { kind: 'ready' }
  /** The height of its content in CSS pixels. */
  | { kind: 'height'; height: number }
  /** A section was clicked; `text` is the text of the clicked element. */
  | { kind: 'pressed'; key: string; text: string }
  /** The header, with its menus, or the footer was clicked. */
  | { kind: 'shellPressed'; location: 'header' | 'footer'; text: string }
  /** A shortcut of the history was pressed. */
  | { kind: HistoryStep };

const mark = 'kermesse-composer';

/** Sends a message to a window of the same origin, wrapped under the mark's key. */
export function post(target: Window, body: PreviewMessage | FrameEvent): void {
  target.postMessage({ [mark]: body }, location.origin);
}

/** Listens to the messages of one window of this origin. Returns the function that stops listening. */
function listenTo(from: () => Window | null, onMessage: (body: Record<string, unknown>) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source === null || source !== from()) return;
    const body = isRecord(data) ? data[mark] : undefined;
    if (isRecord(body)) onMessage(body);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}

/** Listens to the messages of a frame. Returns the function that stops listening. */
export const listenToFrame = (frame: HTMLIFrameElement, onEvent: (event: FrameEvent) => void): (() => void) =>
  listenTo(
    () => frame.contentWindow,
    (body) => typeof body['kind'] === 'string' && onEvent(body as unknown as FrameEvent),
  );

/** Listens, inside a frame, to the messages of the parent window. Returns the function that stops listening. */
export const listenToParent = (onMessage: (message: PreviewMessage) => void): (() => void) =>
  listenTo(
    () => (parent === window ? null : parent),
    (body) => Array.isArray(body['order']) && onMessage(body as unknown as PreviewMessage),
  );
