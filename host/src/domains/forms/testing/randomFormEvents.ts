// Random events of many forms, in sessions that share them.
import { seededRandom } from "#host/analytics/statistics/bootstrap.ts";

const FORMS = 600;
export const FIELDS = ["name", "email", "city", "note"];

const random = seededRandom(7);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(of: readonly T[]): T => of[below(of.length)] as T;

export interface Happened {
  form: number;
  session: number;
  /** milliseconds after the start */
  at: number;
  type: string;
  view: number;
  field: string;
  attempt: number;
  errors: number;
  isReached: boolean;
  isFilled: boolean;
  isLast: boolean;
  focuses: number;
  focused: number;
  hesitation: number;
  refills: number;
}

function happen(form: number, session: number): Happened {
  const type = pick([
    "form_view",
    "form_start",
    "form_field",
    "form_field",
    "form_field",
    "form_submit",
    "form_submit",
  ]);
  const isReport = type === "form_field";
  const isReached = isReport && random() < 0.7;
  return {
    ...{ form, session, type, view: session * 2 + below(2), at: below(40) * 500 },
    field: isReport || type === "form_start" ? pick(FIELDS) : "",
    attempt: type === "form_submit" ? 1 + below(3) : isReport ? below(4) : 0,
    errors: type === "form_submit" ? Number(random() < 0.2) : isReport && random() < 0.3 ? 1 + below(2) : 0,
    ...{ isReached, isFilled: isReport && random() < 0.6, isLast: isReached && random() < 0.4 },
    ...{ focuses: isReached ? below(3) : 0, focused: isReached ? below(5000) : 0 },
    ...{ hesitation: isReached ? below(3) * 400 : 0, refills: isReached ? below(2) : 0 },
  };
}

export const events = Array.from({ length: FORMS }, (_none, form) =>
  Array.from({ length: 1 + below(5) }, () => form * 10 + below(6)).flatMap((session) =>
    Array.from({ length: 1 + below(8) }, () => happen(form, session)),
  ),
).flat();
// several things never happen at the same time, so that there is a last one
const taken = new Set<string>();
for (const event of events) {
  while (taken.has(`${event.session} ${event.at}`)) event.at++;
  taken.add(`${event.session} ${event.at}`);
}
/** Purchases and thank-you pages of the same sessions. */
export const others = [...new Set(events.map(({ session }) => session))]
  .filter(() => random() < 0.5)
  .map((session) => ({ session, at: below(20_000), isPage: random() < 0.5 }));
