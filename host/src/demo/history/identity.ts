// Which visitors identify themselves, and the traits that the site then sends: customers after a purchase, readers
// after they sign up for the newsletter. Derived only from the simulated visitor, so that every visit has the same
// traits.
import { elsewhere, namesOf } from "../data/names.ts";
import { diceOf } from "./dice.ts";
import type { DemoVisitor } from "./demoVisitor.ts";
import type { Act } from "./steps.ts";

type IdentifyAct = Extract<Act, { type: "identify" }>;

/** Removes all characters that the email address must not contain. */
const plain = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^a-zA-Z]/g, "")
    .toLowerCase();

/** The identify call that follows an act; undefined for most acts. */
export function identityAfter(visitor: DemoVisitor, act: Act): IdentifyAct | undefined {
  if (act.type !== "event" || (act.name !== "purchase" && act.name !== "newsletter_signup")) return undefined;
  const dice = diceOf("identity", visitor.id);
  const { given, family } = namesOf[visitor.country] ?? elsewhere;
  const [first, last] = [dice.pick(given), dice.pick(family)];
  const email = `${plain(first)}.${plain(last)}${dice.whole(10, 99)}@example.com`;
  const customer = `customer-${dice.whole(10_000, 99_999)}`;
  const loyalty = dice.weighted(["Basic", "Silver", "Gold"], (level) => ({ Basic: 6, Silver: 3, Gold: 1 })[level] ?? 0);
  if (act.name === "newsletter_signup") return { type: "identify", name: "", props: { email, newsletter: true } };
  const props = { name: `${first} ${last}`, email, loyalty, last_order: act.value ?? 0 };
  return { type: "identify", name: customer, props };
}
