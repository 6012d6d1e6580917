'use client';
import { useEffect, useRef, type ReactNode } from 'react';

/** Tabs that are selected by a click and by arrow keys. */
export function Tabs({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    const tabs = [...(current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const choose = (chosen: HTMLElement | undefined) => {
      for (const tab of tabs) {
        tab.ariaSelected = String(tab === chosen);
        tab.tabIndex = tab === chosen ? 0 : -1;
      }
    };
    const tabOf = ({ target }: Event) => tabs.find((tab) => tab.contains(target as Node));
    const press = (event: Event) => {
      const tab = tabOf(event);
      if (tab !== undefined) choose(tab);
    };
    const move = (event: KeyboardEvent) => {
      const tab = tabOf(event);
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (tab === undefined || by === 0) return;
      const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
      choose(next);
      next?.focus();
    };
    current?.addEventListener('click', press);
    current?.addEventListener('keydown', move);
    return () => {
      current?.removeEventListener('click', press);
      current?.removeEventListener('keydown', move);
    };
  }, []);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
