import * as rest from "@sightline/schema/rest/account/account";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const authenticate = (upstream: Upstream, body: z.input<typeof rest.authenticate.body>): Promise<rest.Session> =>
  upstream.call(rest.authenticate, { body });

/** Refused if the caller may not access that user. */
export const getUsers = (upstream: Upstream, userId: number): Promise<rest.User> =>
  upstream.call(rest.getUsers, { body: { user_id: userId } });

/** `sessionTime`: time of the sign-in; internal tools have none. */
export const ping = (upstream: Upstream, sessionTime: string | undefined) =>
  upstream.call(rest.ping, { body: sessionTime === undefined ? {} : { session_time: sessionTime } });

export const getAppVersion = (upstream: Upstream) => upstream.call(rest.getAppVersion);

export const getUserAttribute = (upstream: Upstream, key: rest.AttributeKey): Promise<rest.UserAttribute> =>
  upstream.call(rest.getUserAttribute, { params: { key } });

export const setUserAttribute = (upstream: Upstream, attribute: { key: rest.AttributeKey; value: string }) =>
  upstream.call(rest.setUserAttribute, { body: attribute });

export const getDemo = (upstream: Upstream): Promise<rest.Demo> => upstream.call(rest.getDemo);

export const updateProfile = (upstream: Upstream, change: z.input<typeof rest.updateProfile.body>) =>
  upstream.call(rest.updateProfile, { body: change });

export const changePassword = (upstream: Upstream, passwords: z.input<typeof rest.changePassword.body>) =>
  upstream.call(rest.changePassword, { body: passwords });
