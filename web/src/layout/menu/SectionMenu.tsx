import { MenuList, type MenuProps } from "./MenuList.tsx";
import { MenuSelect } from "./MenuSelect.tsx";

interface Props extends Omit<MenuProps, "href"> {
  href?: MenuProps["href"];
  /** the width in px below which the menu is a select */
  selectBelow: number;
  isRow?: boolean;
}

/** The menu of a section in the shape for the window's width. */
export function SectionMenu({ href = (path) => path, selectBelow, isRow = false, ...menu }: Props) {
  return (
    <>
      <div css={{ [`@media (max-width: ${selectBelow - 1}px)`]: { display: "none" } }}>
        <MenuList {...menu} href={href} isRow={isRow} />
      </div>
      <div css={{ [`@media (min-width: ${selectBelow}px)`]: { display: "none" } }}>
        <MenuSelect {...menu} href={href} />
      </div>
    </>
  );
}
