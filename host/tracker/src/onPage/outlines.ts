// An outline around each element that follows it when the page moves it and never intercepts clicks.

/** Maximum number of simultaneous outlines; more would make the page stutter. */
const MOST = 200;

const styles = `
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; cursor: default; }
  .outline { position: fixed; left: 0; top: 0; box-sizing: border-box; border: 2px solid #d6226f; border-radius: 3px;
    background: rgb(214 34 111 / 12%); box-shadow: 0 0 0 1px #fff; }`;

export interface Outlines {
  surround(elements: readonly Element[]): void;
  /** moves the outlines to the elements' current positions */
  follow(): void;
  /** scrolls to the next element */
  showNext(): void;
}

export function openOutlines(root: ShadowRoot): Outlines {
  const sheet = new CSSStyleSheet(); // a style element would be subject to the page's Content-Security-Policy
  sheet.replaceSync(styles);
  root.adoptedStyleSheets.push(sheet);
  let frames: { element: Element; box: HTMLElement }[] = [];
  let at = -1;
  return {
    surround(elements) {
      const wanted = elements.slice(0, MOST);
      const known = new Map(frames.map(({ element, box }) => [element, box]));
      frames = wanted.map((element) => {
        const box = known.get(element) ?? document.createElement("div");
        known.delete(element);
        if (box.isConnected) return { element, box };
        box.className = "outline";
        root.prepend(box);
        return { element, box };
      });
      for (const box of known.values()) box.remove();
    },
    follow() {
      const places = frames.map(({ element }) => element.getBoundingClientRect());
      for (const [n, { box }] of frames.entries()) {
        const { x = 0, y = 0, width = 0, height = 0 } = places[n] ?? {};
        box.style.display = width && height ? "block" : "none";
        box.style.transform = `translate(${x}px, ${y}px)`;
        box.style.width = `${width}px`;
        box.style.height = `${height}px`;
      }
    },
    showNext() {
      at = at + 1 < frames.length ? at + 1 : 0;
      frames[at]?.element.scrollIntoView({ block: "center" });
    },
  };
}
