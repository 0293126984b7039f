// Whether tables and charts may be downloaded: everywhere, except on share links that don't allow it.
import { createContext, useContext } from "react";

const Allowed = createContext(true);

export const MayDownload = Allowed.Provider;
export const useMayDownload = (): boolean => useContext(Allowed);
