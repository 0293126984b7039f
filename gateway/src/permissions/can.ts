// Values of the `viewerCanX` fields, from the same rules that refuse access.
import { capabilities } from "./capabilities.ts";
import type { Capability } from "./capabilities.ts";
import type { Asker } from "./rules.ts";

export async function can(asker: Asker, capability: Capability): Promise<boolean> {
  return (await capabilities[capability].evaluate({ asker, source: undefined, args: {} })) === true;
}
