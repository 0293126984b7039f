// One JSON file, streamed while it is read, so that the data of a long-time visitor is never in memory as a whole.
import { exportVisitor as call } from "@sightline/schema/rest/audience/profile";
import { audienceRefusals } from "@sightline/schema/rest/audience/refusals";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { visitorComments } from "#host/analytics/comments/visitorComments.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { RawAnswer, route } from "#host/http/route.ts";
import { readProfile } from "./readProfile.ts";
import { storedEvents } from "./sql/storedEvents.ts";

async function* fileOf(head: object, pages: AsyncIterable<object[]>): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  yield bytes.encode(`${JSON.stringify(head).slice(0, -1)},"events":[`);
  let comma = "\n";
  for await (const page of pages) {
    yield bytes.encode(comma + page.map((event) => JSON.stringify(event)).join(",\n"));
    comma = ",\n";
  }
  yield bytes.encode("\n]}\n");
}

export const exportVisitor = route(call, {
  permit: member,
  gather: currentProject,
  ask: async (services, project, { params, signal }) => {
    const profile = await readProfile(services, { project, visitor: params.visitor_id }, signal);
    if (!profile) throw new Problem(audienceRefusals.visitorNotFound());
    const comments = await visitorComments(services.entities, {
      widgetId: project.widgetId,
      visitor: params.visitor_id,
    });
    return { ...profile, comments };
  },
  answer: (profile, project, { services: { events, now }, params, signal }) => {
    const head = { exported_at: new Date(now()).toISOString(), project: project.name, ...profile };
    const pages = storedEvents({ events, signal }, project.widgetId, params.visitor_id);
    return new RawAnswer(
      new Response(ReadableStream.from(fileOf(head, pages)), {
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-disposition": `attachment; filename="visitor-${params.visitor_id}.json"`,
          "cache-control": "no-store",
        },
      }),
    );
  },
});
