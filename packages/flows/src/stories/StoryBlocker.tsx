import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { UnsavedBlockerProvider, type BlockedNavigation } from '../form/unsaved/unsaved-blocker.ts';

export interface StoryBlockerProps {
  /** Called with the address of a followed link, unless its navigation is blocked. */
  onFollow: (href: string | null) => void;
  children: ReactNode;
}

/** A minimal router for stories: links do not leave the page, and are blocked while a form has unsaved input. */
export function StoryBlocker({ onFollow, children }: StoryBlockerProps) {
  const [blocking, setBlocking] = useState(false);
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    const reset = () => setBlocked(undefined);
    const proceed = () => {
      reset();
      onFollow(link.getAttribute('href'));
    };
    if (blocking) setBlocked({ proceed, reset });
    else proceed();
  });
  // Before the first paint: a link that is pressed earlier would leave Storybook.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => follow(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return <UnsavedBlockerProvider value={{ setBlocking, blocked }}>{children}</UnsavedBlockerProvider>;
}
