import { lazy } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { GalleryScreenQuery } from "#web/__generated__/GalleryScreenQuery.graphql.ts";
import { BrandMark } from "#web/layout/brand/BrandMark.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";

const Gallery = lazy(() => import("#web/ui/gallery/Gallery.tsx").then((page) => ({ default: page.Gallery })));

/** Every component of the design system in its states, in development only. */
export default function GalleryScreen({ queryRef }: ScreenProps<GalleryScreenQuery>) {
  const data = usePreloadedQuery<GalleryScreenQuery>(
    graphql`
      query GalleryScreenQuery @preloadable {
        brand {
          ...BrandMark_brand
        }
      }
    `,
    queryRef,
  );
  return (
    <div
      css={(theme) => ({
        width: "100%",
        maxWidth: 1240,
        margin: "0 auto",
        padding: theme.space.three,
        [theme.media.narrow]: { padding: theme.space.two },
      })}
    >
      <div css={(theme) => ({ marginBottom: theme.space.three })}>
        <BrandMark brand={data.brand} />
      </div>
      <Gallery />
    </div>
  );
}
