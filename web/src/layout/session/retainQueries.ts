// Retains the queries of the routes on screen and releases the others.
import type { PreloadedQuery } from "react-relay";
import type { createBrowserRouter } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import { retainOnly } from "#web/relay/retainedQueries.ts";

type Router = ReturnType<typeof createBrowserRouter>;
type RetainedQuery = PreloadedQuery<OperationType>;

interface RouteData {
  queryRef?: RetainedQuery | Promise<RetainedQuery>;
  layoutRef?: RetainedQuery;
}

export function retainQueries(router: Router): void {
  const arrived = new WeakMap<Promise<RetainedQuery>, RetainedQuery>();
  const retain = () => {
    const { loaderData, navigation } = router.state;
    if (navigation.state !== "idle") return;
    const now: RetainedQuery[] = [];
    for (const data of Object.values(loaderData) as (RouteData | undefined)[]) {
      if (data?.layoutRef) now.push(data.layoutRef);
      const ref = data?.queryRef;
      if (!(ref instanceof Promise)) {
        if (ref) now.push(ref);
        continue;
      }
      const known = arrived.get(ref);
      if (known) now.push(known);
      else {
        // a share link that fails to open has nothing to retain
        void ref.then(
          (query) => (arrived.set(ref, query), retain()),
          () => undefined,
        );
      }
    }
    retainOnly(now);
  };
  router.subscribe(retain);
}
