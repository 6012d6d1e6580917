import { isRecord } from '@kermesse/sections/json';
import type { Locale } from '@kermesse/sections/locale';
import type { BrandColors } from '@kermesse/ui/theme';

/** What a frame shows. Entries that the frame has already are not sent again. */
export interface Scene {
  locale: Locale;
  theme: 'light' | 'dark';
  /**
   * The site's configuration as it is being edited, null where it is not: then the published one counts. Left out when
   * it is the same as in the last scene.
   */
  site?: unknown;
  /** The colours that the page was shared in, over those of the site. */
  colors?: BrandColors;
  /** The path of the page, such as `/charte`, shown with the site's header and footer; undefined for sections alone. */
  path?: string;
  /** The sections to show, in order, by their key in the list. */
  order: string[];
  /** Entries of `sections` that are new or have changed since the last scene, by key. */
  entries: Record<string, unknown>;
  /** Whether cards say what is wrong; thumbnails are spared them. */
  showDiagnostics: boolean;
  /** The section that is selected in the list, and whether it should come into view. */
  selected?: string;
  /** The item of the selected section's list that one is in, as JSON: `["slides",2]`. */
  edited?: string;
  reveal?: boolean;
}

/** The messages of a frame to its parent window. */
export type FrameEvent =
  /** It is there and waits for a scene. Anything it had is gone. */
  | { kind: 'ready' }
  /** How high its content is, in CSS pixels. */
  | { kind: 'height'; height: number }
  /** Somebody pressed something of a section; `text` is what stood there. */
  | { kind: 'pressed'; key: string; text: string }
  | { kind: 'undo' }
  | { kind: 'redo' };

const mark = 'kermesse-composer';

/** Messages cross between windows of one origin only, and carry the mark. */
export function post(target: Window, body: Scene | FrameEvent): void {
  target.postMessage({ [mark]: body }, location.origin);
}

/**
 * Reads a message from one window.
 *
 * @returns undefined for whatever comes from elsewhere, be it another origin or another window.
 */
function received(event: MessageEvent, from: Window | null): Record<string, unknown> | undefined {
  if (event.origin !== location.origin || event.source === null || event.source !== from) return undefined;
  const data: unknown = event.data;
  const body = isRecord(data) ? data[mark] : undefined;
  return isRecord(body) ? body : undefined;
}

/** Listens to the frame in an element. Gives what stops listening. */
export function listenToFrame(frame: HTMLIFrameElement, onEvent: (event: FrameEvent) => void): () => void {
  const listener = (event: MessageEvent) => {
    const body = received(event, frame.contentWindow);
    if (body !== undefined && typeof body['kind'] === 'string') onEvent(body as unknown as FrameEvent);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}

/** Listens, inside a frame, to the window that holds it. */
export function listenToHolder(onScene: (scene: Scene) => void): () => void {
  const listener = (event: MessageEvent) => {
    const body = received(event, parent === window ? null : parent);
    if (body !== undefined && Array.isArray(body['order'])) onScene(body as unknown as Scene);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
