import type { EntityStore } from "#host/stores/entities.ts";

/** Sessions of a member that were not ended. `since`: when the oldest JWT that is still valid was issued. */
export const liveSessions = (store: EntityStore, userId: number, since: Date) =>
  store
    .selectFrom("member_session")
    .innerJoin("member", "member.user_id", "member_session.user_id")
    .selectAll("member_session")
    .where("member_session.user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("member_session.created_at", ">", since)
    .where((is) => is.or([is("sessions_from", "is", null), is("proved_at", ">=", is.ref("sessions_from"))]))
    .orderBy("member_session.created_at", "desc");
