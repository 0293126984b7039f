import { Global } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface Props {
  /** address of the image */
  address: string;
  title: string;
  /** what it is based on */
  facts: string;
  onDone: () => void;
}

const ID = "print-sheet";
/** Height of a part, in widths: with the title it fits a page of A4 and of Letter. Browsers don't divide images. */
const PART = 1.25;

/** Opens the browser's print dialog with the image only, in parts from page to page, which also saves PDF files. */
export function PrintSheet({ address, title, facts, onDone }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(0);
  useEffect(() => {
    addEventListener("afterprint", onDone);
    return () => removeEventListener("afterprint", onDone);
  }, [onDone]);
  useEffect(() => {
    if (parts === 0) return;
    const images = [...(sheet.current?.querySelectorAll("img") ?? [])];
    void Promise.all(images.map((image) => image.decode())).then(() => print());
  }, [parts]);
  return createPortal(
    <div id={ID} ref={sheet}>
      <Global
        styles={{
          "@page": { size: "portrait", margin: "12mm" },
          "@media screen": { [`#${ID}`]: { display: "none" } },
          "@media print": { [`body > :not(#${ID})`]: { display: "none !important" } },
        }}
      />
      <h1 style={{ fontSize: 16, lineHeight: "20px", margin: 0 }}>{title}</h1>
      <p style={{ fontSize: 11, lineHeight: "16px", margin: "0 0 6px" }}>{facts}</p>
      {parts === 0 && (
        <img
          src={address}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setParts(Math.ceil(naturalHeight / naturalWidth / PART))
          }
        />
      )}
      {Array.from({ length: parts }, (_, n) => (
        <div
          key={n}
          style={{
            position: "relative",
            width: "100%",
            aspectRatio: `1 / ${PART}`,
            overflow: "hidden",
            breakInside: "avoid",
            breakAfter: n < parts - 1 ? "page" : "auto",
          }}
        >
          <img
            src={address}
            alt={n === 0 ? title : ""}
            style={{ position: "absolute", top: `${-100 * n}%`, width: "100%" }}
          />
        </div>
      ))}
    </div>,
    document.body,
  );
}
