import { createContext, use } from "react";
import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";

/** The query of the screen, or of the dialog, that shows a part: for what asks the same again, as a file or from elsewhere. */
export const ScreenQuery = createContext<PreloadedQuery<OperationType> | null>(null);

/** The content of the screen is stale: the URL already requests something else. */
export const ScreenIsStale = createContext(false);

export const useScreenVariables = (): Readonly<Record<string, unknown>> => use(ScreenQuery)?.variables ?? {};
