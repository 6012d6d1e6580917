import { useMemo, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useUiLocale } from '../translations/ui-locale.ts';
import { PreviewIframe } from './PreviewIframe.tsx';
import type { MessageSections } from './preview-message.ts';
import { useSize } from './use-size.ts';
import { usePreviewedSite } from './use-previewed-site.ts';

/** The width of the viewport in CSS pixels. */
const viewportWidth = 1280;

/** The minimum height of a page with a `maxHeight`, in CSS pixels. */
const minHeight = 80;

export interface StillFrameProps extends ComponentPropsWithoutRef<'div'> {
  title: string;
  /** The same object between renders. */
  sections: MessageSections;
  /** The height of the viewport. A taller page shows only its top. Without it, the whole page shows. */
  maxHeight?: number;
}

/** A picture of a page in an element whose width it fills. It is not interactive. */
export function StillFrame({ title, sections, maxHeight, ...rest }: StillFrameProps) {
  const element = useRef<HTMLDivElement>(null);
  const { width, height: room } = useSize(element);
  const [pageHeight, setPageHeight] = useState<number>();
  const scale = width / viewportWidth;
  const height = maxHeight ?? Math.max(pageHeight ?? 0, room / scale);
  const shown = maxHeight === undefined ? height : Math.min(maxHeight, Math.max(minHeight, pageHeight ?? maxHeight));
  const locale = useUiLocale();
  const site = usePreviewedSite();
  const message = useMemo(
    () => ({ ...site, locale, theme: 'light' as const, showDiagnostics: false, ...sections }),
    [site, locale, sections],
  );
  return (
    <div ref={element} {...rest}>
      {width > 0 && (
        <div style={{ height: Math.floor(shown * scale), overflow: 'hidden' }}>
          <PreviewIframe
            still
            title={title}
            message={message}
            width={viewportWidth}
            height={height}
            scale={scale}
            onEvent={(event) => event.kind === 'height' && setPageHeight(event.height)}
          />
        </div>
      )}
    </div>
  );
}
