import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FrameEvent } from '../frame/messages.ts';
import { useHistoryStep } from '../store/use-history-step.ts';
import { PreviewIframe, type PreviewIframeProps } from './PreviewIframe.tsx';
import { useSize } from './use-size.ts';

const PreviewFrame = styled.div`
  min-width: 0;
  min-height: 0;
  overflow: hidden;
`;

const Paper = styled.div`
  position: relative;
  margin-inline: auto;
  height: 100%;
  overflow: hidden;
  box-shadow: var(--shadow-raised);
`;

export interface ScaledFrameProps extends Pick<PreviewIframeProps, 'title' | 'message' | 'width' | 'onEvent'> {
  /** Called with the scale of the page: 1 for its real size. */
  onScale?: (scale: number) => void;
  /** Shown above the page. */
  children?: ReactNode;
}

/** A page in an iframe, scaled down to the available width. It forwards undo and redo to the composer. */
export function ScaledFrame({ width, onScale, onEvent, children, ...rest }: ScaledFrameProps) {
  const takeStep = useHistoryStep();
  const element = useRef<HTMLDivElement>(null);
  const available = useSize(element);
  const scale = width === undefined || available.width === 0 ? 1 : Math.min(1, available.width / width);
  useEffect(() => onScale?.(scale), [scale, onScale]);
  const onFrameEvent = (event: FrameEvent) => {
    if (event.kind === 'undo' || event.kind === 'redo') takeStep(event.kind);
    else onEvent?.(event);
  };
  return (
    <PreviewFrame ref={element}>
      <Paper style={{ width: width === undefined ? undefined : Math.floor(width * scale) }}>
        {children}
        <PreviewIframe
          {...rest}
          width={width}
          height={available.height === 0 ? undefined : available.height / scale}
          scale={scale}
          onEvent={onFrameEvent}
        />
      </Paper>
    </PreviewFrame>
  );
}
