// What the servers say, in the page's language: by the reason that comes with a message, never by its words. English
// pages show the message as it came; so does every page for a reason that it doesn't know.
import { fillTemplate, numberFormats, type Params } from "@sightline/schema/rest/refusals/message";
import { locale, templateOf, translate } from "./catalogue.ts";

export interface ServerMessage {
  message: string;
  /** names the message, as in `goals.tooMany` */
  reason?: string | null | undefined;
  params?: Params | null | undefined;
}

function formatDay(day: string): string {
  const isHour = day.length > 10;
  const date = new Date(isHour ? `${day}Z` : day);
  // the day is one of the project's clock, whatever this browser's is
  const style: Intl.DateTimeFormatOptions = {
    dateStyle: "medium",
    timeZone: "UTC",
    ...(isHour && { timeStyle: "short" }),
  };
  return Number.isNaN(date.getTime()) ? day : new Intl.DateTimeFormat(locale(), style).format(date);
}

/** `{name}` is put in as it is; a label is translated too. */
function formatParam(value: string | number, kind: string | undefined): string {
  const format = numberFormats[kind ?? ""];
  if (format) return new Intl.NumberFormat(locale(), format).format(Number(value));
  if (kind === "date") return formatDay(String(value));
  return kind === "label" ? translate(String(value)) : String(value);
}

export function translateServerMessage({ message, reason, params }: ServerMessage): string {
  const template = reason ? templateOf(reason) : undefined;
  if (template === undefined) return message;
  return fillTemplate(translate(template), params ?? {}, formatParam);
}
