// Creates the database row of a sign-in and the JWT that refers to it. JWT timestamps have a resolution of one second,
// and must not be earlier than the moment from which the account's sessions count.
import { randomUUID } from "node:crypto";
import type { Services } from "#host/http/services.ts";

interface Signing {
  user_id: number;
  sessions_from: Date | null;
}

const LONGEST_AGENT = 400;

interface SignInMethod {
  agent: string;
  /** public access to the demo: all visitors share one member, and their sessions are not listed for it */
  readOnly: boolean;
}

export async function beginSession(
  services: Services,
  member: Signing,
  { agent, readOnly }: SignInMethod,
): Promise<string> {
  const at = new Date(services.now());
  const proved = new Date(Math.max(at.getTime(), member.sessions_from?.getTime() ?? 0));
  if (readOnly) return services.tokens.signMember(member.user_id, proved.getTime(), { readOnly });
  const session_id = randomUUID();
  await services.entities
    .insertInto("member_session")
    .values({
      session_id,
      user_id: member.user_id,
      agent: agent.slice(0, LONGEST_AGENT),
      created_at: at,
      last_seen_at: at,
      proved_at: proved,
    })
    .execute();
  return services.tokens.signMember(member.user_id, proved.getTime(), { sid: session_id });
}
