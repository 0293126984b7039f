// The actor, project and time of a demo change, and how it is written to the audit log.
import { DEMO_DOMAIN } from "#host/members/demoAccounts.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { DEMO_COMPANY } from "../company.ts";
import type { When } from "../data/demoChanges.ts";
import { DAY } from "../history/day.ts";

export interface Scene {
  store: EntityStore;
  members: ReadonlyMap<string, number>;
  projects: ReadonlyMap<string, { widget_id: number; widget_name: string }>;
  /** first day of the history, in days since 1970 */
  origin: number;
}

interface Entry {
  module: string;
  action: string;
  action_id: number;
  description: string;
  change?: string | undefined;
}

const MINUTE = 60_000;

export function instantOf({ origin }: Scene, { day, time }: When): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Date((origin + day) * DAY + (hour * 60 + minute) * MINUTE);
}

export function memberOf({ members }: Scene, who: string): number {
  const id = members.get(`${who}@${DEMO_DOMAIN}`);
  if (id === undefined) throw new Error(`the demo has no ${who}`);
  return id;
}

export async function openScene(store: EntityStore, origin: number): Promise<Scene> {
  const members = await store
    .selectFrom("member")
    .select(["email", "user_id"])
    .where("company_id", "=", DEMO_COMPANY)
    .execute();
  const projects = await store
    .selectFrom("widget")
    .select(["widget_key", "widget_id", "widget_name"])
    .where("company_id", "=", DEMO_COMPANY)
    .execute();
  return {
    ...{ store, origin },
    members: new Map(members.map(({ email, user_id }) => [email, user_id])),
    projects: new Map(projects.map(({ widget_key, ...project }) => [widget_key, project])),
  };
}

export async function writeAuditEntry(scene: Scene, widget_id: number, when: When, entry: Entry): Promise<void> {
  await scene.store
    .insertInto("audit_log")
    .values({
      ...{ company_id: DEMO_COMPANY, user_id: memberOf(scene, when.who), widget_id, ...entry },
      ...{ action_id: String(entry.action_id), created_at: instantOf(scene, when) },
    })
    .execute();
}
