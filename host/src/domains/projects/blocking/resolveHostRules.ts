// The addresses of host names change: all of them are resolved again every 5 minutes. A name that currently doesn't
// resolve retains its previous addresses, with a note.
import { z } from "zod";
import { defineJob } from "#host/jobs/job.ts";
import { resolveHost } from "./resolveHost.ts";

export const resolveHostRules = defineJob({
  name: "resolve-host-rules",
  data: z.object({}),
  timetable: { cron: "*/5 * * * *" },
  withinSeconds: 240,
  async work({ entities, env }) {
    const rules = await entities
      .selectFrom("block_rule")
      .select(["block_rule_id", "value", "addresses", "resolve_error"])
      .where("kind", "=", "hostname")
      .execute();
    for (const { block_rule_id, value, addresses, resolve_error } of rules) {
      const found = await resolveHost(env, value).then(
        (list) => ({ addresses: list, error: null }),
        (error: unknown) => ({ addresses, error: error instanceof Error ? error.message : String(error) }),
      );
      if (found.error === resolve_error && found.addresses.join() === addresses.join()) continue;
      await entities
        .updateTable("block_rule")
        .set({ addresses: JSON.stringify(found.addresses), resolve_error: found.error })
        .where("block_rule_id", "=", block_rule_id)
        .execute();
    }
  },
});
