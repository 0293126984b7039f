import { getVisitor as call } from "@sightline/schema/rest/audience/profile";
import { audienceRefusals } from "@sightline/schema/rest/audience/refusals";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { readProfile } from "./readProfile.ts";

export const getVisitor = route(call, {
  permit: member,
  gather: currentProject,
  ask: async (services, project, { params, signal }) => {
    const profile = await readProfile(services, { project, visitor: params.visitor_id }, signal);
    if (!profile) throw new Problem(audienceRefusals.visitorNotFound());
    return profile;
  },
  answer: (profile) => profile,
});
