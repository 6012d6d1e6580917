import { useBackOnline } from '@kermesse/api/use-back-online';
import { sweepingLine } from '@kermesse/ui/sweep';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { listenToFrame, post, type FrameEvent } from '../frame/messages.ts';
import { useFrameAddress } from './frame-address.ts';
import { previewMessageOf, type WholeMessage } from './preview-message.ts';

/** How long a loaded document may take to show its page, in milliseconds. Its code loads after it has started. */
const timeout = 20_000;

const FrameArea = styled.div`
  position: relative;
  height: 100%;
  background: var(--page);
`;

/** A line that moves along the lower edge of a frame until its page shows. */
const Progress = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  ${sweepingLine}
`;

const Failure = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 10px;
  padding: 12px;
  background: var(--page);
  color: var(--ink-soft);
  font-size: 0.9375rem;
  text-align: center;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  transform-origin: calc(50% - 50% * var(--forward)) 0;

  /* Before its page shows, browsers fill a frame with white in a dark theme. */
  &[data-loading] {
    opacity: 0;
  }
`;

/** Returns whether a frame shows an error page: the browser's own, which has another origin, or the server's. */
function isErrorPage(frame: HTMLIFrameElement | null): boolean {
  if (!frame?.contentDocument) return true;
  const [navigation] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
  // Some browsers do not tell the status.
  return ((navigation as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0) >= 400;
}

export interface PreviewIframeProps {
  title: string;
  message: WholeMessage;
  /** The size of the page inside in CSS pixels. The element is scaled by `scale`. */
  width?: number;
  height?: number;
  scale: number;
  /** Whether it is a thumbnail, without pointer and keyboard access. */
  still?: boolean;
  onEvent?: (event: FrameEvent) => void;
}

/**
 * A page in an iframe, with its own window and code, so that its errors cannot affect the composer. A line moves along
 * its lower edge until the page shows. A frame that fails to load says so. It loads again when the user asks for it, or
 * when the browser is online again before the page shows.
 */
export function PreviewIframe({ title, message, width, height, scale, still = false, onEvent }: PreviewIframeProps) {
  const { t } = useTranslation('composer');
  const address = useFrameAddress();
  const element = useRef<HTMLIFrameElement>(null);
  const sent = useRef<WholeMessage>(undefined);
  const [ready, setReady] = useState(0);
  const [state, setState] = useState<'loading' | 'starting' | 'shown' | 'failed'>('loading');

  const onFrameEvent = useEffectEvent((event: FrameEvent) => {
    if (event.kind === 'ready') {
      sent.current = undefined;
      setReady((count) => count + 1);
      return;
    }
    setState('shown');
    onEvent?.(event);
  });
  useEffect(() => (element.current === null ? undefined : listenToFrame(element.current, onFrameEvent)), []);

  // The page may show before all of its pictures have loaded.
  const loaded = () => {
    if (isErrorPage(element.current)) setState('failed');
    else setState((before) => (before === 'shown' ? before : 'starting'));
  };
  useEffect(() => {
    if (state !== 'starting') return undefined;
    const timer = setTimeout(() => setState('failed'), timeout);
    return () => clearTimeout(timer);
  }, [state]);

  const retry = () => {
    setState('loading');
    setReady(0);
    element.current?.setAttribute('src', address);
  };
  const isFailed = state === 'failed';
  const isShown = state === 'shown';
  useBackOnline(!isShown, retry);

  useEffect(() => {
    const target = element.current?.contentWindow;
    if (ready === 0 || !target || sent.current === message) return undefined;
    const before = sent.current;
    const send = () => {
      sent.current = message;
      post(target, previewMessageOf(message, before));
    };
    // At most one message per rendered frame, however fast the editor types.
    const turn = requestAnimationFrame(send);
    return () => cancelAnimationFrame(turn);
  }, [message, ready]);

  return (
    <FrameArea>
      <Frame
        ref={element}
        style={{ width, height, transform: `scale(${scale})` }}
        title={title}
        src={address}
        data-loading={isShown ? undefined : ''}
        onLoad={loaded}
        tabIndex={still ? -1 : undefined}
        inert={still || isFailed}
        loading={still ? 'lazy' : undefined}
      />
      {isFailed ? (
        <Failure role={still ? undefined : 'alert'}>
          <p>{t(navigator.onLine ? 'preview.failed' : 'preview.offline')}</p>
          {!still && (
            <ToolButton look="line" onClick={retry}>
              {t('common.retry')}
            </ToolButton>
          )}
        </Failure>
      ) : (
        !isShown && <Progress />
      )}
    </FrameArea>
  );
}
