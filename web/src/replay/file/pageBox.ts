import { element } from "./elements.ts";

interface PageBox {
  element: HTMLElement;
  /** where the recorded page is shown */
  page: HTMLElement;
  /** Fits the page into the box, which may have another size than the visitor's window. */
  fit: (size: { width: number; height: number }) => void;
}

/** A recorded page, scaled. `onScale`: how much smaller than its size it is shown. */
export function createPageBox(page: HTMLElement, onScale?: (scale: number) => void): PageBox {
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
    onScale?.(by);
  }
  new ResizeObserver(scale).observe(box);
  return {
    element: box,
    page,
    fit(shown) {
      size = shown;
      scale();
    },
  };
}
