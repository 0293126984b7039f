import { getBrandImage as endpoint } from "@sightline/schema/rest/company/brand";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { RawAnswer, route } from "#host/http/route.ts";

/**
 * The id is a hash of the content, so the content never changes. Headers prevent it from running scripts or loading
 * anything, wherever it is opened.
 */
export const getBrandImage = route(endpoint, {
  permit: anyone,
  gather: ({ params }) => params.image_id,
  ask: ({ entities }, imageId) =>
    entities
      .selectFrom("brand_image")
      .select(["content_type", "body"])
      .where("image_id", "=", imageId)
      .executeTakeFirst(),
  answer: (image) => {
    if (!image) throw new Problem(companyRefusals.pictureNotFound());
    const headers = {
      "content-type": image.content_type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    };
    return new RawAnswer(new Response(Buffer.from(image.body, "base64"), { headers }));
  },
});
