import { hasLogo, useShownBrand } from "../brand/shownBrand.ts";
import { BareBones } from "./BareBones.tsx";

export function BareSkeleton() {
  const { name } = useShownBrand();
  return <BareBones name={hasLogo ? "" : name} />;
}
