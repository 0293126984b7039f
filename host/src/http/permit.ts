// Permission rules for the `permit` step of endpoints.
import type { Role } from "@sightline/schema/rest/account/account";
import type { ShareModule } from "@sightline/schema/rest/share/share";
import { accessRefusals } from "@sightline/schema/rest/refusals/access";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { Caller, CompanyCaller } from "./caller.ts";
import { Problem, unauthenticated } from "./problem.ts";

export function anyone(): void {}

/** The account is active: required by all endpoints except those that return its state. */
export function member({ caller }: { caller: Caller }): void {
  companyCaller(caller);
}

/** Narrows a caller to one that acts for a company. */
export function companyCaller(caller: Caller): CompanyCaller {
  if (caller.kind !== "member" && caller.kind !== "key") throw unauthenticated();
  if (caller.kind === "member" && caller.status !== 1) throw unauthenticated();
  return caller;
}

/** The member's personal data: API keys, which others may have, can't access it. */
export function inPerson({ caller }: { caller: Caller }): void {
  if (companyCaller(caller).kind === "member") return;
  throw new Problem(accessRefusals.inPerson());
}

/** Owner and Admin are `roles(0, 1)`. All roles with write access are `roles(0, 1, 2)`. */
export function roles(...allowed: Role[]) {
  return ({ caller }: { caller: Caller }): void => {
    if (!allowed.includes(companyCaller(caller).role)) {
      throw new Problem(accessRefusals.role());
    }
  };
}

/** Members may read all data of their projects; holders of a share link only its modules. */
export function readers(...modules: ShareModule[]) {
  return ({ caller }: { caller: Caller }): void => {
    if (caller.kind === "share") {
      if (!modules.includes(caller.modules)) throw new Problem(shareRefusals.notShown());
      return;
    }
    companyCaller(caller);
  };
}
