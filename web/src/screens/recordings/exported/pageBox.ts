import { createStage } from "#web/replay/frame/stage.ts";
import type { FromFrame, ToFrame } from "#web/replay/messages.ts";
import { element } from "./elements.ts";

export interface PageBox {
  element: HTMLElement;
  show: (message: ToFrame) => void;
  /** Fits the page into the box, which may have another size than the visitor's window. */
  fit: (size: { width: number; height: number }) => void;
}

/** The recorded page, scaled. It takes no input. */
export function createPageBox(receive: (message: FromFrame) => void): PageBox {
  const page = element("div", { className: "page", inert: true });
  const box = element("div", { className: "stage" }, page);
  let size = { width: 1280, height: 800 };

  function scale(): void {
    const by = Math.min(box.clientWidth / size.width, box.clientHeight / size.height);
    Object.assign(page.style, {
      width: `${size.width}px`,
      height: `${size.height}px`,
      left: `${(box.clientWidth - size.width * by) / 2}px`,
      top: `${(box.clientHeight - size.height * by) / 2}px`,
      transform: `scale(${by})`,
    });
  }
  new ResizeObserver(scale).observe(box);
  return {
    element: box,
    show: createStage(page, receive),
    fit(shown) {
      size = shown;
      scale();
    },
  };
}
