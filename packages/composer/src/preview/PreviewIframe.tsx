import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { listenToFrame, post, type FrameEvent } from '../frame/messages.ts';
import { useFrameAddress } from './frame-address.ts';
import { previewMessageOf, type WholeMessage } from './preview-message.ts';

const Window = styled.iframe`
  display: block;
  width: var(--frame-width, 100%);
  height: var(--frame-height, 100%);
  border: 0;
  background: var(--page);
  transform: scale(var(--frame-scale, 1));
  transform-origin: calc(50% - 50% * var(--forward)) 0;
`;

export interface PreviewIframeProps {
  title: string;
  message: WholeMessage;
  /** The size of the page inside in CSS pixels. The element is scaled by `scale`. */
  width?: number;
  height?: number;
  scale?: number;
  /** Whether it is a thumbnail, without pointer and keyboard access. */
  still?: boolean;
  onEvent?: (event: FrameEvent) => void;
}

/** A page in an iframe, with its own window and code, so that its errors cannot affect the composer. */
export function PreviewIframe({ title, message, width, height, scale, still = false, onEvent }: PreviewIframeProps) {
  const address = useFrameAddress();
  const element = useRef<HTMLIFrameElement>(null);
  const sent = useRef<WholeMessage>(undefined);
  const [ready, setReady] = useState(0);

  const hear = useEffectEvent((event: FrameEvent) => {
    if (event.kind === 'ready') {
      sent.current = undefined;
      setReady((count) => count + 1);
    } else onEvent?.(event);
  });
  useEffect(() => (element.current === null ? undefined : listenToFrame(element.current, hear)), []);

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

  useEffect(() => {
    const style = element.current?.style;
    style?.setProperty('--frame-width', width === undefined ? '100%' : `${width}px`);
    style?.setProperty('--frame-height', height === undefined ? '100%' : `${height}px`);
    style?.setProperty('--frame-scale', String(scale ?? 1));
  }, [width, height, scale]);

  return (
    <Window
      ref={element}
      title={title}
      src={address}
      tabIndex={still ? -1 : undefined}
      inert={still}
      loading={still ? 'lazy' : undefined}
    />
  );
}
