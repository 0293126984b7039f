// The rules that endpoints name in their `permit` move.
import type { Role } from "@sightline/schema/rest/account/account";
import type { ShareModule } from "@sightline/schema/rest/share/share";
import { accessRefusals } from "@sightline/schema/rest/refusals/access";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { Caller, CompanyCaller } from "./caller.ts";
import { Problem, unauthenticated } from "./problem.ts";

export function anyone(): void {}

/** The account works: any endpoint but those that only tell how it stands. */
export function member({ caller }: { caller: Caller }): void {
  companyCaller(caller);
}

/** Narrow a caller to one that acts for a company. */
export function companyCaller(caller: Caller): CompanyCaller {
  if (caller.kind !== "member" && caller.kind !== "key") throw unauthenticated();
  if (caller.kind === "member" && caller.status !== 1) throw unauthenticated();
  return caller;
}

/** What is a person's own: an API key, which others may hold, can't touch it. */
export function inPerson({ caller }: { caller: Caller }): void {
  if (companyCaller(caller).kind === "member") return;
  throw new Problem(accessRefusals.inPerson());
}

/** Owner and Admin are `roles(0, 1)`; everybody who may write is `roles(0, 1, 2)`. */
export function roles(...allowed: Role[]) {
  return ({ caller }: { caller: Caller }): void => {
    if (!allowed.includes(companyCaller(caller).role)) {
      throw new Problem(accessRefusals.role());
    }
  };
}

/** Members may read everything of their projects; the holder of a share link only the modules that it names. */
export function readers(...modules: ShareModule[]) {
  return ({ caller }: { caller: Caller }): void => {
    if (caller.kind === "share") {
      if (!modules.includes(caller.modules)) throw new Problem(shareRefusals.notShown());
      return;
    }
    companyCaller(caller);
  };
}
