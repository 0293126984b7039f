// The panel with the check's result, in a corner of the page.
import { texts } from "./texts.ts";

const styles = `
  .panel { position: fixed; right: 16px; bottom: 16px; max-width: min(360px, calc(100vw - 32px)); box-sizing: border-box;
    padding: 12px 16px; border-radius: 8px; background: #16181d; color: #fff; font: 14px/20px system-ui, sans-serif;
    box-shadow: 0 4px 24px rgb(0 0 0 / 35%); pointer-events: auto; }
  .watched { display: block; max-height: 60px; overflow: hidden; color: #c9ced8; font: 12px/20px ui-monospace, monospace;
    overflow-wrap: anywhere; }
  p { margin: 4px 0 0; }
  .actions { display: flex; gap: 8px; margin-top: 8px; }
  button { min-height: 32px; padding: 0 12px; border: 1px solid #6b7280; border-radius: 6px; background: none; color: #fff;
    font: inherit; cursor: pointer; }
  button:hover { background: #2b2f38; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  [hidden] { display: none; }`;

export interface Panel {
  setLines(lines: readonly string[]): void;
  offerNext(isOffered: boolean): void;
}

interface Manner {
  watched: string;
  next(): void;
  close(): void;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}

export function openPanel(root: ShadowRoot, { watched, next, close }: Manner): Panel {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets.push(sheet);
  const panel = document.createElement("section");
  panel.className = "panel";
  panel.setAttribute("aria-label", texts.title);
  const code = document.createElement("code");
  code.className = "watched";
  code.textContent = watched;
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  const actions = document.createElement("div");
  actions.className = "actions";
  const showNext = button(texts.next, next);
  actions.append(showNext, button(texts.close, close));
  panel.append(code, status, actions);
  root.append(panel);
  let shownText = "";
  return {
    setLines(lines) {
      // screen readers would announce an unchanged text again
      if (shownText === lines.join("\n")) return;
      shownText = lines.join("\n");
      status.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
    },
    offerNext(isOffered) {
      showNext.hidden = !isOffered;
    },
  };
}
