import { lastAnswerAt } from "#web/relay/trouble.ts";
import { phrase } from "#web/texts/phrase.ts";
import { useNow } from "#web/ui/format/useNow.ts";

/** How old the data on the page is, while no newer data arrives. */
export function DataAge() {
  const now = useNow();
  const minutes = Math.floor((now - lastAnswerAt()) / 60_000);
  if (minutes < 1) return null;
  return (
    <span>
      {phrase("{minutes, plural, one {Data from # minute ago.} other {Data from # minutes ago.}}", { minutes })}
    </span>
  );
}
