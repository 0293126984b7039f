import { everybody, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const nodesAccess: ExpectedAccess = {
  Query: {
    node: membersAndShare,
    nodes: everybody,
  },
};
