import { createHash } from "node:crypto";
import { getBrandImage, uploadBrandImage as endpoint } from "@sightline/schema/rest/company/brand";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { brandOfCompany } from "../sql/brandOfCompany.ts";
import { brandManagers } from "../whiteLabel.ts";
import { readImage } from "./readImage.ts";

const columns = { logo: "website_logo", favicon: "website_favicon" } as const;

export const uploadBrandImage = route(endpoint, {
  permit: brandManagers,
  gather: async ({ services, caller: { companyId }, body }) => {
    const { subdomain } = await brandOfCompany(services.entities, services.env, companyId);
    if (subdomain === null) {
      throw new Problem(companyRefusals.domainMissing(), {
        field: "subdomain",
      });
    }
    const image = body.image === null ? null : readImage(body.image);
    return { companyId, image, column: columns[body.kind], at: new Date(services.now()) };
  },
  ask: ({ entities, env }, { companyId, image, column, at }) =>
    entities.transaction().execute(async (store) => {
      let address: string | null = null;
      if (image) {
        const hash = createHash("sha256").update(`${companyId}:`).update(image.bytes).digest("hex");
        const image_id = hash.slice(0, 32);
        const body = image.bytes.toString("base64");
        await store
          .insertInto("brand_image")
          .values({ image_id, company_id: companyId, content_type: image.type, body, created_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        address = getBrandImage.path.replace("{image_id}", image_id);
      }
      await store
        .updateTable("domain_setting")
        .set({ [column]: address })
        .where("company_id", "=", companyId)
        .execute();
      return brandOfCompany(store, env, companyId);
    }),
  answer: (brand) => brand,
});
