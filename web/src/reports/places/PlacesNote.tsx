import { graphql, useFragment } from "react-relay";
import type { PlacesNote_project$key } from "#web/__generated__/PlacesNote_project.graphql.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { unknownPlaces } from "./unknownPlaces.ts";

interface Props {
  project: PlacesNote_project$key;
  /** no region or city in the list above is known */
  isUnknown: boolean;
  /** only members see how to get a city database */
  isMember: boolean;
}

/** Below regions and cities: the source of the location data, or why it is missing. */
export function PlacesNote({ project, isUnknown, isMember }: Props) {
  const {
    places: { source: placeSource },
  } = useFragment(
    graphql`
      fragment PlacesNote_project on Project {
        places {
          source {
            hasCities
            credits {
              text
              url
            }
          }
        }
      }
    `,
    project,
  );
  if (!placeSource) return null;
  const { credits, hasCities } = placeSource;
  if (!isUnknown && credits.length === 0) return null;
  return (
    <p
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        gap: "2px 12px",
        padding: `6px ${theme.space.two}px ${theme.space.one}px`,
        color: theme.color.muted,
        fontSize: theme.size.small,
      })}
    >
      {isUnknown
        ? unknownPlaces({ hasCities, isMember })
        : credits.map(({ text, url }) => (
            <TextLink key={url} href={url} target="_blank" rel="noopener">
              {text}
            </TextLink>
          ))}
    </p>
  );
}
