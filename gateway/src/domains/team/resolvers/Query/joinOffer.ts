import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { roleFromWire } from "#gateway/graph/enums.ts";
import { getInvitation } from "../../team.upstream.ts";

const SHORTEST = 16;
const LONGEST = 400;

export const joinOffer: QueryResolvers["joinOffer"] = async (_, { token }, { upstream }) => {
  // an invalid token is treated like an unknown one
  if (token.length < SHORTEST || token.length > LONGEST) return null;
  const offer = await orNull(getInvitation(upstream, token));
  if (offer === null) return null;
  return {
    companyName: offer.company_name,
    invitedBy: offer.invited_by,
    email: offer.email,
    role: roleFromWire[offer.role],
    projectNames: offer.projects,
    hasAccount: offer.has_account,
  };
};
