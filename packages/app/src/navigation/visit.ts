/** Asks for in-app navigation from anywhere: whoever stands at the helm listens for it (see `entry.browser.tsx`). */
export interface Visit {
  url: URL;
  replace: boolean;
}

let helm: ((visit: Visit) => void) | undefined;

/** Goes to a page of this site as a link would. Without in-app navigation the browser loads it. */
export function visit(href: string, { replace = false }: { replace?: boolean } = {}): void {
  const url = new URL(href, location.href);
  if (helm) helm({ url, replace });
  else location[replace ? 'replace' : 'assign'](url);
}

export function setNavigator(take: (visit: Visit) => void): void {
  helm = take;
}
