/** Something that can be pressed or typed into, as it is found in the server's HTML. */
export interface Control {
  /** The page that it is on. */
  path: string;
  /** CSS selector of the part of the page that it belongs to: a section, the header, the footer, a panel. */
  scope: string;
  /** Its id, where it has one. */
  id: string;
  tag: string;
  /** Which of the elements with this tag in its part of the page. */
  index: number;
  kind: 'button' | 'link' | 'tab' | 'toggle' | 'text' | 'select' | 'form' | 'scroller';
  /** Where a link in a carousel leads: the script of a carousel moves its slides about, so it is not found by its index. */
  slideHref?: string;
  /** It is found by its name: on a page for members, where other controls come before or after it. */
  byName?: true;
  /** What a failure calls it. */
  name: string;
  /** The button or summary that has to be pressed before it can be seen; it may have an opener itself. */
  opener?: Control;
}

/** What {@link installWalk} puts on `window`. */
export interface Walk {
  /** What can be pressed; by a pointer, what comes onto the page with the focus cannot. */
  controls(byPointer: boolean): Control[];
  find(control: Control): HTMLElement | null;
  /** Everything about a part of the page that an assistive technology, or somebody who looks, could tell apart. */
  state(control: Control): string[];
  /** Says what the pointer comes down on next. */
  expectHit(control: Control): void;
  /** Whether the pointer last came down on what was expected, or on its label. */
  hit: boolean;
  /** What a control is called by now. */
  nameOf(control: Control): string;
  /** Whether a control is a link to another page of the site. */
  leads(control: Control): boolean;
  /** Where links outside of the site would have led, in the order they were followed. */
  followed: string[];
}

/** Runs in the page before its own scripts. It must be self-contained. */
export function installWalk(): void {
  const scopes = '[data-section-id],dialog[id],header,footer,main';
  // A panel of tabs can have the focus until scripts know what is in it.
  const pressable =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=tab],[tabindex="0"]:not([role=tabpanel])';

  const selectorOf = (scope: Element) => {
    const id = scope.getAttribute('data-section-id');
    if (id !== null) return `[data-section-id="${id}"]`;
    return scope.id === '' ? scope.localName : `#${scope.id}`;
  };
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      (element.textContent?.trim() || element.querySelector('img')?.alt) ??
      ''
    )
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 60);
  function kindOf(element: Element): Control['kind'] | undefined {
    if (element.localName === 'a') return 'link';
    if (element.getAttribute('role') === 'tab') return 'tab';
    if (element.localName === 'select') return 'select';
    if (
      element.localName === 'button' &&
      (element as HTMLButtonElement).form &&
      (element as HTMLButtonElement).type === 'submit'
    )
      return 'form';
    if (element.localName === 'button' || element.localName === 'summary') return 'button';
    if (element.matches('input[type=checkbox],input[type=radio]')) return 'toggle';
    if (element.matches('input,textarea')) return 'text';
    return element.scrollWidth > element.clientWidth + 1 ? 'scroller' : undefined;
  }
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;

  const slide = '[aria-roledescription] [aria-roledescription]';
  /** Whether what is on a slide lies within its carousel, which cuts off the other slides. */
  function isShown(element: Element): boolean {
    const frame = element.closest(slide)?.parentElement?.closest('[aria-roledescription]')?.getBoundingClientRect();
    const { left, right, width } = element.getBoundingClientRect();
    return frame !== undefined && width > 0 && left >= frame.left - 1 && right <= frame.right + 1;
  }

  function describe(element: Element): Control | undefined {
    const scope = element.closest(scopes);
    const kind = kindOf(element);
    // What is hidden from assistive technology is for the browser's own filling in, as the select of a picker.
    if (scope === null || kind === undefined || element.closest('[aria-hidden="true"]') !== null) return undefined;
    const isOnSlide = kind === 'link' && element.closest(slide) !== null;
    // Those of the other slides cannot be pressed.
    if (isOnSlide && !isShown(element)) return undefined;
    const tag = element.localName;
    const index = [...scope.querySelectorAll(tag)].indexOf(element);
    return {
      path: location.pathname,
      scope: selectorOf(scope),
      id: element.id,
      tag,
      index,
      kind,
      ...(isOnSlide && { slideHref: element.getAttribute('href') ?? '' }),
      name: `${selectorOf(scope)} ${kind} “${nameOf(element)}”`,
    };
  }
  /** What shows an element that is not seen: the summary or the button of what it is in. */
  function openerOf(element: Element): Element | null {
    // Its own details do not hide a summary.
    const within = element.localName === 'summary' ? element.closest('details')?.parentElement : element;
    const closed = within?.closest('dialog:not([open]),[popover],details:not([open])');
    // What is for others, as for members, stays hidden.
    for (let part: Element | null = element; part !== null && part !== closed; part = part.parentElement)
      if (getComputedStyle(part).display === 'none') return null;
    if (closed instanceof HTMLDetailsElement) return closed.querySelector('summary');
    const buttons = closed && document.querySelectorAll(`[commandfor="${closed.id}"],[popovertarget="${closed.id}"]`);
    return [...(buttons ?? [])].find(seen) ?? null;
  }
  /** A control, with everything that has to be pressed before it can be seen. */
  function reachable(element: Element): Control | undefined {
    const control = describe(element);
    if (control === undefined || seen(element)) return control;
    const opener = openerOf(element);
    const described = opener === null ? undefined : reachable(opener);
    return described && { ...control, opener: described };
  }

  const states = [
    'selected',
    'expanded',
    'checked',
    'pressed',
    'current',
    'disabled',
    'invalid',
    'busy',
    'valuenow',
    'hidden',
  ];
  function line(element: HTMLElement): string | undefined {
    const role = element.getAttribute('role');
    const aria = states.flatMap((state) => {
      // What cannot be pressed yet looks so in the server's HTML, and says so once scripts are there.
      const looks = state === 'disabled' && element.hasAttribute('data-unavailable') ? 'true' : null;
      const value = element.getAttribute(`aria-${state}`) ?? looks;
      return value === null || value === 'false' ? [] : [`${state}=${value}`];
    });
    const field = element as HTMLInputElement;
    const own = [
      element.inert && 'inert',
      field.disabled && 'disabled',
      field.checked && 'checked',
      (element as HTMLDetailsElement).open && 'open',
    ].filter(Boolean);
    const value = element.matches('input:not([type=checkbox],[type=radio]),textarea,select')
      ? [`value=${field.value}`]
      : [];
    if (role === null && aria.length === 0 && own.length === 0 && value.length === 0) return undefined;
    const named = role === 'tab' || element.matches(pressable) ? nameOf(element) : '';
    return [role ?? element.localName, named, ...aria, ...own, ...value].join(' ');
  }
  const textOf = (element: Element) =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
  const partsOf = (control: Control) => {
    const scope = document.querySelector(control.scope);
    const opened = document.querySelectorAll(
      'dialog[open],[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=alert],[data-late]',
    );
    return new Set([...(scope === null ? [] : [scope]), ...opened]);
  };
  const focused = () => {
    const { activeElement: element } = document;
    // The page's content has the focus where nothing in it can: a press beside everything.
    return element === null || element === document.body || element.id === 'main'
      ? 'nothing'
      : `${element.getAttribute('role') ?? element.localName} ${nameOf(element)}`;
  };

  let wanted: Control | undefined;
  // At once: a press may rebuild what it comes down on, or take it off the page.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const element = wanted && walk.find(wanted);
      const parts = element ? [element, ...((element as HTMLInputElement).labels ?? [])] : [];
      walk.hit = parts.some((part) => part.contains(target as Element));
    },
    true,
  );

  const pressed = new Map<string, HTMLElement>();
  const walk: Walk = {
    followed: [],
    controls(byPointer) {
      return [...document.querySelectorAll(pressable)].flatMap((element) => {
        const isAbove = element.getBoundingClientRect().bottom + scrollY < 0;
        return byPointer && isAbove ? [] : (reachable(element) ?? []);
      });
    },
    find({ scope, id, tag, index, slideHref, byName, name }) {
      if (id !== '') return document.getElementById(id);
      const all = [...(document.querySelector(scope)?.querySelectorAll<HTMLElement>(tag) ?? [])];
      if (byName) {
        // It may be called something else once it was pressed.
        const known = pressed.get(name);
        if (known?.isConnected) return known;
        const named = all.filter((element) => describe(element)?.name === name);
        const element = named.find(seen) ?? named[0] ?? null;
        if (element !== null) pressed.set(name, element);
        return element;
      }
      if (slideHref === undefined) return all[index] ?? null;
      const same = all.filter((link) => link.getAttribute('href') === slideHref && link.closest(slide) !== null);
      return same.find((link) => seen(link) && isShown(link)) ?? same[0] ?? null;
    },
    hit: false,
    expectHit(control) {
      wanted = control;
      walk.hit = false;
    },
    nameOf(control) {
      const element = walk.find(control);
      return element === null ? '' : (describe(element)?.name ?? '');
    },
    leads(control) {
      const link = walk.find(control);
      return (
        link instanceof HTMLAnchorElement &&
        link.origin === location.origin &&
        link.pathname !== location.pathname &&
        link.target === '' &&
        !link.hasAttribute('download')
      );
    },
    state(control) {
      // On another page, being there is the effect: by a link that the browser follows, or in the app.
      // Some links leave the language to the server, and the app names it.
      if (location.pathname !== control.path) return [`at ${location.pathname.replace(/^\/(?:fr|en)(?=\/)/, '')}`];
      const place = [
        `at ${location.pathname}${location.search}${location.hash}`,
        `lang ${document.documentElement.lang}`,
        `theme ${document.documentElement.dataset['theme'] ?? 'auto'}`,
        `followed ${walk.followed.join()}`,
      ];
      // A map comes by itself when it is in view, which neither a press elsewhere decides nor the link below it.
      const isOtherMap = (element: Element) => {
        const map = element.closest(
          ':has(> [data-state=picture],> [data-state=waiting],> [data-state=ready],> [data-state=failed])',
        );
        return map !== null && (control.kind === 'link' || !map.contains(walk.find(control)));
      };
      const lines = [...partsOf(control)].flatMap((part) => {
        const all = [part, ...part.querySelectorAll('*')];
        const elements = all.filter(
          (element): element is HTMLElement => element instanceof HTMLElement && seen(element) && !isOtherMap(element),
        );
        return elements.flatMap((element) => [line(element) ?? [], textOf(element)].flat());
      });
      return [...place, `focus ${focused()}`, ...lines.map((text) => text.trim()).filter((text) => text !== '')].map(
        (text) => text.replaceAll(/walker-\d+/g, 'walker').replaceAll(/(\d{4},?\s(?:à\s)?)\d\d:\d\d/g, '$1now'),
      );
    },
  };
  (globalThis as unknown as { walk: Walk }).walk = walk;

  // Links out of the site are followed by the browser itself: that they would have been is all that is looked at.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (
      link === null ||
      event.defaultPrevented ||
      (link.origin === location.origin && link.target === '' && !link.hasAttribute('download'))
    )
      return;
    event.preventDefault();
    walk.followed.push(link.getAttribute('href') ?? '');
  });
}
