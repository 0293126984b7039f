// An invisible surface over the page that receives the pointer and the keys while a member picks an element: the page
// neither reacts to the click nor loses its focus. The keys work like a screen reader's list of elements: Tab and Shift
// Tab move through them, the arrow keys to an outer and an inner element, Enter picks, Escape ends.

const styles = `
  .surface { position: fixed; inset: 0; pointer-events: auto; cursor: crosshair; }
  .surface:focus-visible { outline: 3px solid #d6226f; outline-offset: -3px; }
  .surface[hidden] { display: none; }`;

interface Manner {
  label: string;
  /** the page's elements that the keyboard moves through */
  list(): Element[];
  /** the element to pick when this one is under the pointer */
  of(element: Element): Element | undefined;
  /** undefined: none */
  show(element: Element | undefined): void;
  pick(element: Element): void;
  cancel(): void;
}

export function openSurface(root: ShadowRoot, { label, list, of, show, pick, cancel }: Manner): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets.push(sheet);
  const surface = document.createElement("div");
  surface.className = "surface";
  surface.tabIndex = 0;
  surface.setAttribute("role", "application");
  surface.setAttribute("aria-label", label);
  let current: Element | undefined;

  function choose(element: Element | null | undefined): boolean {
    if (!element) return false;
    current = element;
    show(element);
    return true;
  }

  function under({ clientX, clientY }: MouseEvent): Element | undefined {
    const element = document.elementsFromPoint(clientX, clientY).find((one) => one !== root.host);
    return element && of(element);
  }

  function step(by: number): boolean {
    const elements = list();
    const at = current ? elements.indexOf(current) : -1;
    // an element that the list does not contain, or none: from the start, or from the end
    const next = at < 0 ? (by > 0 ? 0 : elements.length - 1) : at + by;
    return scrolled(elements[next]);
  }

  function scrolled(element: Element | null | undefined): boolean {
    element?.scrollIntoView({ block: "center" });
    return choose(element);
  }

  const outer = () => {
    const parent = current?.parentElement;
    return scrolled(parent && parent !== document.documentElement ? of(parent) : undefined);
  };

  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    // after the last element, the focus moves on to the panel
    Tab: ({ shiftKey }) => step(shiftKey ? -1 : 1),
    ArrowUp: outer,
    ArrowDown: () => scrolled(current?.firstElementChild),
    Enter: () => (current && pick(current), true),
    Escape: () => (cancel(), true),
  };

  surface.addEventListener("pointermove", (event) => {
    const element = under(event);
    if (element !== current) {
      current = element;
      show(element);
    }
  });
  surface.addEventListener("click", (event) => {
    const element = under(event);
    if (element) pick(element);
  });
  surface.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (keys[event.key]?.(event)) event.preventDefault();
  });
  root.append(surface);
  return surface;
}
