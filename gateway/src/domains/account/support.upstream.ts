import * as rest from "@sightline/schema/rest/account/support";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const sendSupportMessage = (upstream: Upstream, message: z.input<typeof rest.sendSupportMessage.body>) =>
  upstream.call(rest.sendSupportMessage, { body: message });
