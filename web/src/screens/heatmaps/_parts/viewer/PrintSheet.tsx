import { Global } from "@emotion/react";
import { useEffect } from "react";
import { createPortal } from "react-dom";

interface Props {
  /** address of the image */
  address: string;
  title: string;
  onDone: () => void;
}

const ID = "print-sheet";

/** Opens the browser's print dialog with the image only, which also saves PDF files. */
export function PrintSheet({ address, title, onDone }: Props) {
  useEffect(() => {
    addEventListener("afterprint", onDone);
    return () => removeEventListener("afterprint", onDone);
  }, [onDone]);
  return createPortal(
    <div id={ID}>
      <Global
        styles={{
          [`@media screen`]: { [`#${ID}`]: { display: "none" } },
          [`@media print`]: { [`body > :not(#${ID})`]: { display: "none !important" } },
        }}
      />
      <h1 style={{ fontSize: 16, marginBottom: 8 }}>{title}</h1>
      <img src={address} alt={title} style={{ maxWidth: "100%" }} onLoad={() => print()} />
    </div>,
    document.body,
  );
}
