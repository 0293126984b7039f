import type { NoteColorId } from "./noteColors.ts";

/** A note as its form has it. */
export interface NoteValues {
  date: string;
  endDate: string;
  text: string;
  page: string;
  color: NoteColorId;
  visibility: "ME" | "COMPANY" | "LINK";
}
