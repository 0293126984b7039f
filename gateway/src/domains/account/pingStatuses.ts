// Streams whether the session is still valid. The stream and the session end after the fourth failure in a row (in
// strict mode, the first) or as soon as the host reports that the user is no longer active.
import { createHash } from "node:crypto";
import { accountMessages } from "@sightline/schema/rest/account/refusals";
import type { Message } from "@sightline/schema/rest/refusals/message";
import type { PingStatus } from "#gateway/__generated__/resolverTypes.ts";
import type { Context } from "#gateway/context.ts";
import { roleFromWire } from "#gateway/graph/enums.ts";
import type { Topic } from "#gateway/live/live.ts";
import { LiveSource } from "#gateway/live/liveSource.ts";
import { ping } from "./account.upstream.ts";

const EVERY_MS = 12_000;

/** How many failures in a row are tolerated, and the message for the next one. */
export interface Patience {
  failuresAtMost: number;
  endedMessage: Message;
}
export const patiently: Patience = { failuresAtMost: 3, endedMessage: accountMessages.sessionEnded() };
export const strictly: Patience = { failuresAtMost: 0, endedMessage: accountMessages.sessionExpired() };

type Answer = Awaited<ReturnType<typeof ping>>;

/** All tabs of a session, and all sockets of a tool's key, share one ping. */
function topicOf(context: Context): Topic<Answer | null> {
  const { principal } = context;
  const member = principal.kind === "member" ? principal : undefined;
  const jwt = principal.kind === "tool" ? principal.jwt : "";
  const name = member?.sessionId ?? createHash("sha256").update(jwt).digest("base64url");
  const since = member && new Date(member.signedInAt).toISOString();
  return {
    key: `ping:${name}`,
    everyMs: EVERY_MS,
    // a failed ping is a result, not an error: the other subscribers have the same credentials and would fail too
    ask: () =>
      ping(context.upstream, since).catch((error: unknown) => {
        if (context.signal.aborted) throw error;
        return null;
      }),
    // all watchers have the same credentials
    verify: () => Promise.resolve(),
  };
}

export function pingStatuses(
  context: Context,
  { failuresAtMost, endedMessage: { message, reason } }: Patience,
): LiveSource<PingStatus> {
  const readings = context.live.watch(topicOf(context), context);
  return new LiveSource((listener) => {
    let failures = 0;
    let isOver = false;
    let leave = () => {};
    leave = readings.listen({
      next({ value }) {
        if (isOver) return;
        const answer = value ?? null;
        const ok = answer !== null && answer.ok;
        failures = ok ? 0 : failures + 1;
        const ended = failures > failuresAtMost || (answer !== null && answer.status !== 1);
        const now = answer === null ? {} : { role: roleFromWire[answer.role], paidPlan: answer.paid_plan };
        listener.next({ ok: ok && !ended, failures, ended, ...(ended && { message, reason }), ...now });
        if (!ended) return;
        isOver = true;
        leave();
        listener.end();
        // after the last payload: ending the session also closes the socket
        context.cookie.clear();
      },
      end: () => listener.end(),
    });
    if (isOver) leave();
    return leave;
  }, context);
}
