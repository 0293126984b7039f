// The full text of a truncated cell beside it: on hover, for the focused row or cell, and on tap. One box for a whole
// table, because a tooltip component per cell would be a hundred listeners for what is rarely needed.
import { useState, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { floatStyle } from "../overlay/floatStyle.ts";

interface Shown {
  text: string;
  left: number;
  top: number;
}

const isCut = (element: Element): boolean =>
  [element, ...element.children].some((part) => part.scrollWidth > part.clientWidth);

/** The truncated text of the element that the pointer is over, or of the row that has the focus. */
function fullTextAt(target: EventTarget, isFocus: boolean): Shown | null {
  if (!(target instanceof Element)) return null;
  const own = isFocus ? target.querySelector("[data-full-text]") : target.closest("[data-full-text]");
  if (!(own instanceof HTMLElement) || !isCut(own)) return null;
  const { left, bottom } = own.getBoundingClientRect();
  return { text: own.dataset["fullText"] ?? "", left, top: bottom + 4 };
}

export function useFullText() {
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = () => setShown(null);
  const box: ReactNode =
    shown &&
    createPortal(
      <div
        aria-hidden
        data-full-text-box
        style={{ left: shown.left, top: shown.top, maxWidth: `calc(100vw - ${shown.left + 16}px)` }}
        css={[
          floatStyle,
          (theme) => ({
            position: "fixed",
            zIndex: theme.z.float,
            padding: "4px 8px",
            fontSize: theme.size.small,
            overflowWrap: "anywhere",
            pointerEvents: "none",
          }),
        ]}
      >
        {shown.text}
      </div>,
      document.body,
    );
  return {
    box,
    listeners: {
      onPointerOver: ({ target, pointerType }: PointerEvent) =>
        pointerType === "mouse" && setShown(fullTextAt(target, false)),
      onPointerDown: ({ target }: PointerEvent) => setShown(fullTextAt(target, false)),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && hide(),
      onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && setShown(fullTextAt(target, true)),
      onBlur: hide,
      onWheel: hide,
    },
  };
}
