import { useLocation } from "react-router-dom";
import { rememberedName } from "#web/relay/project/currentProject.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { ShellBones } from "./ShellBones.tsx";

/** The frame before its data, in its final layout. */
export function ShellSkeleton() {
  const { pathname, search } = useLocation();
  const { rangeModule } = useAppPlaces();
  return <ShellBones name={rememberedName(new URLSearchParams(search))} hasRange={rangeModule(pathname) !== null} />;
}
