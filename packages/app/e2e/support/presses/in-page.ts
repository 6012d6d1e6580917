/** A control that can be pressed or typed into, as found in the server's HTML. */
export interface Control {
  /** The path of its page. */
  path: string;
  /** The CSS selector of its part of the page: a section, the header, the footer or a panel. */
  scope: string;
  /** The element's id, or an empty string. */
  id: string;
  tag: string;
  /** The index among the elements with this tag in its part of the page. */
  index: number;
  kind: 'button' | 'link' | 'tab' | 'toggle' | 'text' | 'select' | 'form' | 'scroller';
  /**
   * The address of a link in a carousel. The carousel's script reorders its slides, so such a link is found by its
   * address and not by its index.
   */
  slideHref?: string;
  /** Whether to find the control by its name: on pages for members, other controls may appear before or after it. */
  byName?: true;
  /** The name in failure messages. */
  name: string;
  /** The button or summary that reveals the control. It may have an opener itself. */
  opener?: Control;
}

/** The helpers that {@link installWalk} adds to `window`. */
export interface Walk {
  /** Returns the usable controls. With a pointer, without those that appear only while they have the focus. */
  controls(byPointer: boolean): Control[];
  find(control: Control): HTMLElement | null;
  /** Describes the visible state of a control's part of the page and all that assistive technologies can read. */
  state(control: Control): string[];
  /** Sets the control that the next press must hit. */
  expectHit(control: Control): void;
  /** Whether the last press hit the expected control or its label. */
  hit: boolean;
  /** Returns the current name of a control. */
  nameOf(control: Control): string;
  /** Returns whether a control is a link to another page of the site. */
  leads(control: Control): boolean;
  /** The addresses of followed external links, in order. */
  followed: string[];
}

/** Installs the helpers. Runs in the page before the page's own scripts, so it must be self-contained. */
export function installWalk(): void {
  const scopes = '[data-section-id],dialog[id],header,footer,main';
  // A tab panel is focusable until scripts know its content.
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
  /** Whether an element on a slide is inside the visible area of its carousel. */
  function isShown(element: Element): boolean {
    const frame = element.closest(slide)?.parentElement?.closest('[aria-roledescription]')?.getBoundingClientRect();
    const { left, right, width } = element.getBoundingClientRect();
    return frame !== undefined && width > 0 && left >= frame.left - 1 && right <= frame.right + 1;
  }

  function describe(element: Element): Control | undefined {
    const scope = element.closest(scopes);
    const kind = kindOf(element);
    // Elements hidden from assistive technology exist for the browser's autofill, such as the select of a picker.
    if (scope === null || kind === undefined || element.closest('[aria-hidden="true"]') !== null) return undefined;
    const isOnSlide = kind === 'link' && element.closest(slide) !== null;
    // Links on other slides cannot be pressed.
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
  /** Returns the summary or button that reveals a hidden element. */
  function openerOf(element: Element): Element | null {
    // A summary is not hidden by its own details element.
    const within = element.localName === 'summary' ? element.closest('details')?.parentElement : element;
    const closed = within?.closest('dialog:not([open]),[popover],details:not([open])');
    // Elements for other visitors, such as members, stay hidden.
    for (let part: Element | null = element; part !== null && part !== closed; part = part.parentElement)
      if (getComputedStyle(part).display === 'none') return null;
    if (closed instanceof HTMLDetailsElement) return closed.querySelector('summary');
    const buttons = closed && document.querySelectorAll(`[commandfor="${closed.id}"],[popovertarget="${closed.id}"]`);
    return [...(buttons ?? [])].find(seen) ?? null;
  }
  /** Describes a control and the openers that reveal it. */
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
      // Unavailable controls are only styled as disabled in the server's HTML; scripts add the ARIA state.
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
  /** The text of an element itself. A response may have the same text as a note elsewhere. */
  function textOf(element: Element): string {
    const text = [...element.childNodes]
      .map((node) => (node instanceof Text ? node.data : ''))
      .join('')
      .trim();
    return text !== '' && element.closest('[role=status],[role=alert]') !== null ? `response ${text}` : text;
  }
  const partsOf = (control: Control) => {
    const scope = document.querySelector(control.scope);
    const opened = document.querySelectorAll(
      'dialog[open],[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=alert],[data-late]',
    );
    return new Set([...(scope === null ? [] : [scope]), ...opened]);
  };
  const focused = () => {
    const { activeElement: element } = document;
    // `main` receives the focus from a press outside all controls.
    return element === null || element === document.body || element.id === 'main'
      ? 'nothing'
      : `${element.getAttribute('role') ?? element.localName} ${nameOf(element)}`;
  };

  let wanted: Control | undefined;
  // Check at once: a press may re-render or remove its target.
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
        // The name may change after a press.
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
      // On another page the address is the whole effect, whether the browser or the app navigated. Ignore the language
      // prefix: some links leave it to the server, and the app adds it.
      if (location.pathname !== control.path) return [`at ${location.pathname.replace(/^\/(?:fr|en)(?=\/)/, '')}`];
      const place = [
        `at ${location.pathname}${location.search}${location.hash}`,
        `lang ${document.documentElement.lang}`,
        `theme ${document.documentElement.dataset['theme'] ?? 'auto'}`,
        `followed ${walk.followed.join()}`,
      ];
      // A map loads when it is in view, regardless of a press outside it or of the link below it.
      const isOtherMap = (element: Element) => {
        const map = element.closest(
          ':has(> :is([data-state=picture],[data-state=loading],[data-state=ready],[data-state=failed]))',
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

  // Record external links instead of following them.
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
