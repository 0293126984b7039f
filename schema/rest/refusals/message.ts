// Texts of the servers for a person. Each has a reason (`goals.tooMany`), by which an app translates it, and an English
// template. `{name}` stands for a text, `{max, number}` for a number, `{rate, percent}` for a share, `{start, date}` for a day or an hour of it on a
// project's clock, and `{things, label}` for a text that is translated too.
import type { FailureCode } from "../errorCodes.ts";

declare const isLabel: unique symbol;
/** A text of a table of `labels`, which every catalogue has. */
export type Label = string & { readonly [isLabel]: true };

export type Params = Readonly<Record<string, string | number>>;

export interface Message {
  /** names the text: domain and name */
  readonly reason: string;
  readonly params: Params;
  /** the text in English */
  readonly message: string;
}

/** A message that says why something is refused. */
export interface Refusal extends Message {
  readonly code: FailureCode;
}

/** `max, number` of `{max, number}`. */
type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Placeholder}}${infer Rest}`
  ? Placeholder | PlaceholderOf<Rest>
  : never;
type NameOf<Placeholder> = Placeholder extends `${infer Name}, ${string}` ? Name : Placeholder;
interface Kinds {
  number: number;
  percent: number;
  date: string;
  label: Label;
}
type ValueOf<Placeholder> = Placeholder extends `${string}, ${infer Kind extends keyof Kinds}` ? Kinds[Kind] : string;

/** The values that a template needs. */
type ParamsOf<Text extends string> = {
  readonly [Placeholder in PlaceholderOf<Text> as NameOf<Placeholder> & string]: ValueOf<Placeholder>;
};

/** Makes the message: without arguments, or with the values of the template's placeholders. */
type Create<Text extends string, Result> = [PlaceholderOf<Text>] extends [never]
  ? () => Result
  : (params: ParamsOf<Text>) => Result;

/** How the numbers of a template are written, by the kind of their placeholder. */
export const numberFormats: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  number: {},
  percent: { style: "percent", maximumFractionDigits: 1 },
};
const days = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const hours = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

function inEnglish(value: string | number, kind: string | undefined): string {
  const text = String(value);
  const format = numberFormats[kind ?? ""];
  if (format) return new Intl.NumberFormat("en", format).format(Number(value));
  const isHour = text.length > 10;
  const instant = kind === "date" ? Date.parse(isHour ? `${text}Z` : text) : Number.NaN;
  return Number.isNaN(instant) ? text : (isHour ? hours : days).format(instant);
}

/** Puts the values into a template; `format` writes one, by the kind of its placeholder. */
export const fillTemplate = (template: string, params: Params, format: typeof inEnglish): string =>
  template.replace(/\{(\w+)(?:, (\w+))?\}/g, (whole, name: string, kind: string | undefined) => {
    const value = params[name];
    return value === undefined ? whole : format(value, kind);
  });

const createMessage = (domain: string, name: string, text: string, params: Params): Message => ({
  reason: `${domain}.${name}`,
  params,
  message: fillTemplate(text, params, inEnglish),
});

/** The messages of a domain that refuse nothing. */
export function messages<const Table extends Readonly<Record<string, string>>>(
  domain: string,
  table: Table,
): { readonly [Name in keyof Table]: Create<Table[Name], Message> } {
  const entries = Object.entries(table).map(([name, text]) => [
    name,
    (params: Params = {}) => createMessage(domain, name, text, params),
  ]);
  return Object.fromEntries(entries) as ReturnType<typeof messages<Table>>;
}

interface Entry<Text extends string = string> {
  readonly code: FailureCode;
  readonly text: Text;
}

/** The refusals of a domain: what went wrong first, then the remedy. */
export function refusals<const Table extends Readonly<Record<string, Entry>>>(
  domain: string,
  table: Table,
): { readonly [Name in keyof Table]: Create<Table[Name]["text"], Refusal> } {
  const entries = Object.entries(table).map(([name, { code, text }]) => [
    name,
    (params: Params = {}) => ({ code, ...createMessage(domain, name, text, params) }),
  ]);
  return Object.fromEntries(entries) as ReturnType<typeof refusals<Table>>;
}

/** Texts that stand in other texts, as `{things, label}`. */
export const labels = <const Table extends Readonly<Record<string, string>>>(table: Table) =>
  table as unknown as { readonly [Name in keyof Table]: Label };

const of =
  (code: FailureCode) =>
  <const Text extends string>(text: Text): Entry<Text> => ({ code, text });

export const invalid = of("INVALID");
export const unauthenticated = of("UNAUTHENTICATED");
export const forbidden = of("ROLE");
export const plan = of("PLAN");
export const planLimit = of("PLAN_LIMIT");
export const notFound = of("NOT_FOUND");
export const conflict = of("CONFLICT");
export const tooLarge = of("TOO_LARGE");
export const rateLimited = of("RATE_LIMITED");
export const unavailable = of("UNAVAILABLE");
export const internal = of("INTERNAL");
