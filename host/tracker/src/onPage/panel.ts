// A panel in a corner of the page, for the member who opened it from the app.

const styles = `
  .panel { position: fixed; right: 16px; bottom: 16px; max-width: min(360px, calc(100vw - 32px)); box-sizing: border-box;
    padding: 12px 16px; border-radius: 8px; background: #16181d; color: #fff; font: 14px/20px system-ui, sans-serif;
    box-shadow: 0 4px 24px rgb(0 0 0 / 35%); pointer-events: auto; }
  .watched { display: block; max-height: 60px; overflow: hidden; color: #c9ced8; font: 12px/20px ui-monospace, monospace;
    overflow-wrap: anywhere; }
  p { margin: 4px 0 0; }
  .actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
  button { min-height: 32px; padding: 0 12px; border: 1px solid #6b7280; border-radius: 6px; background: none; color: #fff;
    font: inherit; cursor: pointer; }
  button:hover { background: #2b2f38; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  [hidden] { display: none; }`;

export interface Panel {
  /** a selector, condition or path */
  setCode(code: string): void;
  code(): string;
  /** announced by screen readers */
  setLines(lines: readonly string[]): void;
}

interface Manner {
  title: string;
  /** what to do, above the code */
  intro?: string;
  actions: readonly HTMLButtonElement[];
}

export function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}

export function openPanel(root: ShadowRoot, { title, intro = "", actions }: Manner): Panel {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets.push(sheet);
  const panel = document.createElement("section");
  panel.className = "panel";
  panel.setAttribute("aria-label", title);
  const code = document.createElement("code");
  code.className = "watched";
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  const row = document.createElement("div");
  row.className = "actions";
  row.append(...actions);
  panel.append(intro, code, status, row);
  root.append(panel);
  let shownText = "";
  return {
    setCode(text) {
      code.textContent = text;
    },
    code: () => code.textContent,
    setLines(lines) {
      // screen readers would announce an unchanged text again
      if (shownText === lines.join("\n")) return;
      shownText = lines.join("\n");
      status.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
    },
  };
}
