import * as rest from "@sightline/schema/rest/company/brand";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getOwnBrand = (upstream: Upstream): Promise<rest.OwnBrand> =>
  upstream.call(rest.getOwnBrand, { body: {} });

export const updateBrand = (upstream: Upstream, change: z.input<typeof rest.updateBrand.body>) =>
  upstream.call(rest.updateBrand, { body: change });

export const uploadBrandImage = (upstream: Upstream, picture: z.input<typeof rest.uploadBrandImage.body>) =>
  upstream.call(rest.uploadBrandImage, { body: picture });

export const checkDomain = (upstream: Upstream) => upstream.call(rest.checkDomain, { body: {} });
