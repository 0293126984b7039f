// A trip to an identity provider and back, sealed into a cookie of the browser that began it: whoever comes back without
// it, or later than ten minutes, was never here. It is used once: a copy of the cookie is refused on every replica.
import { z } from "zod";
import { readCookie } from "../cookieHeader.ts";
import type { Revocations } from "../revocations.ts";
import type { Sealer } from "../seal.ts";

const LONGEST_MS = 10 * 60_000;

const Trip = z.object({
  way: z.enum(["google", "github", "sso"]),
  state: z.string(),
  /** only OpenID Connect knows one */
  nonce: z.string().optional(),
  verifier: z.string(),
  /** a path on this origin */
  redirect: z.string(),
  origin: z.enum(["login", "sign-up", "sso"]),
  ref: z.string(),
  /** the page that began it waits beside */
  isPopup: z.boolean(),
  /** what led to a company's provider */
  email: z.string(),
  domain: z.string(),
});
export type Trip = z.infer<typeof Trip>;

export interface Trips {
  /** `Set-Cookie` of the answer that sends somebody off */
  begin(trip: Trip): Promise<string>;
  /** undefined for a trip that is used, too old or another browser's; afterwards it is used */
  finish(cookieHeader: string | undefined): Promise<Trip | undefined>;
  /** `Set-Cookie` of the answer to whoever is back: a trip is made once */
  end: string;
}

export interface TripsDeps {
  sealer: Sealer;
  revocations: Pick<Revocations, "claim">;
  now(): number;
  secure: boolean;
}

export function createTrips(deps: TripsDeps): Trips {
  const name = deps.secure ? "__Host-trip" : "trip";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${deps.secure ? "; Secure" : ""}`;
  return {
    async begin(trip) {
      const sealed = await deps.sealer.seal(trip, deps.now() + LONGEST_MS);
      return `${name}=${sealed}; Max-Age=${LONGEST_MS / 1000}; ${attributes}`;
    },
    async finish(cookieHeader) {
      const sealed = readCookie(cookieHeader, name);
      const trip = sealed === undefined ? undefined : Trip.safeParse(await deps.sealer.open(sealed)).data;
      if (trip === undefined) return undefined;
      const isFirst = await deps.revocations.claim(`state:${trip.state}`, deps.now() + LONGEST_MS);
      return isFirst ? trip : undefined;
    },
    end: `${name}=; Max-Age=0; ${attributes}`,
  };
}
