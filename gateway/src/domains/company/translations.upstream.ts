import type { Language } from "@sightline/schema/rest/account/account";
import type { z } from "zod";
import * as rest from "@sightline/schema/rest/company/translation";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** In the caller's language if none is given. */
export const getTranslation = (upstream: Upstream, language?: z.infer<typeof Language>): Promise<rest.Translation> =>
  upstream.call(rest.getTranslation, language === undefined ? {} : { query: { language } });

export const setTranslation = (upstream: Upstream, translation: rest.Translation): Promise<rest.Translation> =>
  upstream.call(rest.setTranslation, { body: translation });

export const getCdnDomain = (upstream: Upstream) => upstream.call(rest.getCdnDomain);
