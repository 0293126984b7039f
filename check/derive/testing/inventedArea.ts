// An area as the next one will be: an entity, a list, a report, an object with a global id, a share link, a screen with
// its places, and a job. Every file is in a folder of its own, or is its own file in a folder of such files.
const dedent = (text: string): string => text.replaceAll(/^ {4}/gm, "").trimStart();

const files: Record<string, string> = {
  "schema/greetings/greetings.graphql": `
    "A text that visitors are greeted with."
    type Greeting implements Node {
      id: ID!
      text: String!
    }
    "How often visitors were greeted."
    type GreetingReport {
      "Greetings shown in the range."
      shown: Int
    }
    extend type Project {
      "Oldest first."
      greetings: [Greeting!]
      "Of the whole time of the project."
      greetingReport: GreetingReport
    }
    extend enum SharePart {
      "Greetings of visitors"
      GREETINGS
    }
    extend enum ShareModule {
      "Greetings: the greetings"
      GREETINGS @shared(path: "greetings")
    }
    `,
  "schema/rest/greetings.ts": `
    import { z } from "zod";
    import { endpoint } from "./endpoint.ts";
    import { widgetId } from "./range.ts";

    export const getGreetings = endpoint({
      name: "getGreetings",
      method: "POST",
      path: "/greeting/list",
      summary: "The greetings of a project.",
      effect: "read",
      audience: "viewer",
      body: z.object({ widget_id: widgetId }),
      answer: z.object({ rows: z.array(z.object({ greeting_id: z.number().int(), text: z.string() })) }),
    });
    `,
  "host/src/stores/tables/greetingTables.ts": `
    import type { Generated } from "kysely";

    export interface GreetingTables {
      greeting: { greeting_id: Generated<number>; widget_id: number; text: string };
    }
    `,
  "host/src/domains/greetings/getGreetings.ts": `
    import { getGreetings as endpoint } from "@sightline/schema/rest/greetings";
    import { readers } from "#host/http/permit.ts";
    import { route } from "#host/http/route.ts";
    import { scopedProject } from "#host/http/projectScope.ts";

    export const getGreetings = route(endpoint, {
      permit: readers("greetings"),
      gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
      ask: ({ entities }, { widgetId }) =>
        entities.selectFrom("greeting").select(["greeting_id", "text"]).where("widget_id", "=", widgetId).execute(),
      answer: (rows) => ({ rows }),
    });
    `,
  "host/src/domains/greetings/greetings.routes.ts": `
    import type { Route } from "#host/http/route.ts";
    import { getGreetings } from "./getGreetings.ts";

    export const greetingsRoutes: Route[] = [getGreetings];
    `,
  "host/src/domains/greetings/sendGreetings.ts": `
    import { z } from "zod";
    import { defineJob } from "#host/jobs/job.ts";

    export const sendGreetings = defineJob({ name: "send-greetings", data: z.object({}), work: async () => {} });
    `,
  "gateway/src/domains/greetings/greetings.upstream.ts": `
    import * as rest from "@sightline/schema/rest/greetings";
    import type { Upstream } from "#gateway/upstream/upstream.ts";

    export const getGreetings = async (upstream: Upstream, widgetId: number) =>
      (await upstream.call(rest.getGreetings, { body: { widget_id: widgetId }, widgetId })).rows;
    `,
  "gateway/src/domains/greetings/greetings.sources.ts": `
    import type { Greeting } from "#gateway/__generated__/resolverTypes.ts";
    import { toGlobalId } from "#gateway/graph/globalId.ts";

    export interface GreetingSource extends Greeting {
      __typename: "Greeting";
    }

    export const greetingOf = (widgetId: number, row: { greeting_id: number; text: string }): GreetingSource => ({
      __typename: "Greeting",
      id: toGlobalId("Greeting", \`\${widgetId}:\${row.greeting_id}\`),
      text: row.text,
    });
    `,
  "gateway/src/domains/greetings/greetings.nodes.ts": `
    import type { Context } from "#gateway/context.ts";
    import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
    import { greetingOf, type GreetingSource } from "./greetings.sources.ts";
    import { getGreetings } from "./greetings.upstream.ts";

    export async function greetingNode({ upstream }: Context, id: string, field: string): Promise<GreetingSource | null> {
      const [widgetId, greetingId] = numbersFromGlobalId(id, "Greeting", field);
      const found = (await getGreetings(upstream, widgetId)).find((row) => row.greeting_id === greetingId);
      return found === undefined ? null : greetingOf(widgetId, found);
    }
    `,
  "gateway/src/domains/greetings/resolvers/Project.ts": `
    import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
    import { greetingOf } from "../greetings.sources.ts";
    import { getGreetings } from "../greetings.upstream.ts";

    export const Project: Pick<ProjectResolvers, "greetings" | "greetingReport"> = {
      greetings: async ({ widget_id }, _, { upstream }) =>
        (await getGreetings(upstream, widget_id)).map((row) => greetingOf(widget_id, row)),
      greetingReport: async ({ widget_id }, _, { upstream }) => ({ shown: (await getGreetings(upstream, widget_id)).length }),
    };
    `,
  "gateway/src/permissions/table/greetings.ts": `
    import { sharedProject } from "../grant.ts";
    import type { PermissionTable } from "../permissionTable.ts";
    import { readers, signedIn } from "../rules.ts";

    export const greetingsPermissions = {
      Project: {
        greetings: { rule: signedIn, part: "GREETINGS" },
        greetingReport: { rule: readers(["greetings"], sharedProject), part: "GREETINGS" },
      },
      byId: { Greeting: signedIn },
    } satisfies PermissionTable;
    `,
  "gateway/src/testing/access/greetings.ts": `
    import { members, type ExpectedAccess } from "../expectedAccess.ts";

    export const greetingsAccess: ExpectedAccess = { Project: { greetings: members, greetingReport: members } };
    `,
  "web/src/screens/greetings/greetings.routes.ts": `
    import parameters from "#web/__generated__/GreetingsScreenQuery$parameters.ts";
    import { screen, type Screen } from "#web/relay/screen.ts";
    import { t } from "#web/texts/t.ts";

    export const greetingsScreens: Screen[] = [
      screen({
        path: "/greetings",
        layout: "auth",
        title: t("Greetings"),
        query: parameters,
        variables: ({ project }) => ({ project }),
        menu: { icon: "Hand", sidebar: { order: 75, section: "VISUALIZE" } },
        range: "greetings",
        screen: () => import("./GreetingsScreen.tsx"),
      }),
    ];
    `,
  "web/src/screens/greetings/greetings.help.ts": `
    import type { Article } from "#web/layout/over/help/article.ts";
    import { t } from "#web/texts/t.ts";

    export const greetingsHelp: Article[] = [
      { id: "greetings", order: 55, title: t("Greetings"), paragraphs: [t("Visitors are greeted.")], path: "/greetings" },
    ];
    `,
};

export const inventedArea: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, text]) => [file, dedent(text)]),
);
