import * as rest from "@sightline/schema/rest/account/profile";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getSessions = async (upstream: Upstream): Promise<rest.MemberSession[]> =>
  (await upstream.call(rest.getSessions, { body: {} })).rows;

/** Without an id: all sessions except the current one. */
export const endSessions = (upstream: Upstream, sessionId?: string) =>
  upstream.call(rest.endSessions, { body: sessionId === undefined ? {} : { session_id: sessionId } });

export const signOut = (upstream: Upstream) => upstream.call(rest.signOut, { body: {} });

export const changeEmail = (upstream: Upstream, body: z.input<typeof rest.changeEmail.body>) =>
  upstream.call(rest.changeEmail, { body });

export const confirmEmail = (upstream: Upstream, token: string) =>
  upstream.call(rest.confirmEmail, { body: { token } });

export const setAvatar = (upstream: Upstream, image: string | null) =>
  upstream.call(rest.setAvatar, { body: { image } });

export const deleteAccount = (upstream: Upstream, body: z.input<typeof rest.deleteAccount.body>) =>
  upstream.call(rest.deleteAccount, { body });
