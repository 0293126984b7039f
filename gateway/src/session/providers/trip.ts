// A trip to an identity provider and back, sealed into a cookie of the browser that began it: whoever comes back without
// it, or later than ten minutes, was never here.
import { z } from "zod";
import { readCookie } from "../cookieHeader.ts";
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
  read(cookieHeader: string | undefined): Promise<Trip | undefined>;
  /** `Set-Cookie` of the answer to whoever is back: a trip is made once */
  end: string;
}

export function createTrips(deps: { sealer: Sealer; now(): number; secure: boolean }): Trips {
  const name = deps.secure ? "__Host-trip" : "trip";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${deps.secure ? "; Secure" : ""}`;
  return {
    async begin(trip) {
      const sealed = await deps.sealer.seal(trip, deps.now() + LONGEST_MS);
      return `${name}=${sealed}; Max-Age=${LONGEST_MS / 1000}; ${attributes}`;
    },
    async read(cookieHeader) {
      const sealed = readCookie(cookieHeader, name);
      return sealed === undefined ? undefined : Trip.safeParse(await deps.sealer.open(sealed)).data;
    },
    end: `${name}=; Max-Age=0; ${attributes}`,
  };
}
