// Where a screen leads back to. The app provides it, the title of the screen shows it.
import { createContext, useContext } from "react";

export interface PageBack {
  href: string;
  /** the title of the screen that the link opens */
  label: string;
}

export const PageBackContext = createContext<PageBack | null>(null);
export const usePageBack = () => useContext(PageBackContext);
