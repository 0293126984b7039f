// Whether tables and charts may be saved as files: everywhere, but behind a share link that does not allow it.
import { createContext, useContext } from "react";

const Allowed = createContext(true);

export const MayDownload = Allowed.Provider;
export const useMayDownload = (): boolean => useContext(Allowed);
