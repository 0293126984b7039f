// Opens share links. Each link is a principal of its own: an environment with the link's sealed token and no data of a
// member who may be signed in at the same time. The token is renewed before it expires, for as long as the page shows
// the link. A range that moves with the date is read again with each token. The screen's query is sent beside that of the
// brand. Unknown, blocked, expired and deleted links
// all look the same: gone.
import { commitMutation, fetchQuery, graphql } from "react-relay";
import { createOperationDescriptor, getRequest, type Environment } from "relay-runtime";
import type { openShareLinkMutation } from "#web/__generated__/openShareLinkMutation.graphql.ts";
import type { openShareLinkQuery, openShareLinkQuery$data } from "#web/__generated__/openShareLinkQuery.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { changingNothing } from "#web/relay/network.ts";
import { knownPreset } from "#web/reports/url/reportState.ts";
import type { ScreenGrant } from "#web/relay/screen.ts";

/** Tokens are valid for an hour. */
const RENEW_MS = 50 * 60_000;
/** After the gateway or the host did not respond. Doubled for each further failure of a renewal. */
const RETRY_MS = 8000;
const LONGEST_RETRY_MS = 120_000;

type Grant = ScreenGrant & { projectName: string; canDownload: boolean };
type Brand = openShareLinkQuery$data["brand"] | null;

/** What the screen needs to ask for its data. */
export interface OpenedLink {
  environment: Environment;
  grant: Grant;
}

export interface Opened extends OpenedLink {
  brand: Brand;
}

export type LinkState =
  | { is: "opening" }
  | { is: "locked"; isWrong: boolean; isTrying: boolean }
  | { is: "open"; opened: Opened }
  | { is: "gone" }
  | { is: "failed"; message: string };

const openMutation = graphql`
  mutation openShareLinkMutation($input: OpenShareLinkInput!) {
    openShareLink(input: $input) {
      token
      passwordNeeded
      grant {
        itemId
        projectName
        startDate
        endDate
        preset
        freeRange
        canDownload
      }
      problem {
        code
        message
        reason
        params
      }
    }
  }
`;

const brandQuery = graphql`
  query openShareLinkQuery {
    brand {
      # asked for before the frame that draws it has arrived
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...BrandMark_brand
    }
  }
`;

type Answer = openShareLinkMutation["response"]["openShareLink"];

function ask(front: Environment, encryptedParam: string, password: string | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    commitMutation<openShareLinkMutation>(front, {
      mutation: openMutation,
      cacheConfig: changingNothing,
      variables: { input: { encryptedParam, password: password ?? null } },
      onCompleted: (response, errors) =>
        errors && errors.length > 0 ? reject(toGatewayError(errors[0])) : resolve(response.openShareLink),
      onError: (error) => reject(toGatewayError(error)),
    });
  });
}

function grantOf({ grant }: Answer): Grant | undefined {
  return grant ? { ...grant, preset: knownPreset(grant.preset) } : undefined;
}

/** The brand of the link's company, retained in the store for the lifetime of the page. */
async function readBrand(environment: Environment): Promise<Brand> {
  const data = await fetchQuery<openShareLinkQuery>(environment, brandQuery, {}).toPromise();
  environment.retain(createOperationDescriptor(getRequest(brandQuery), {}));
  return data?.brand ?? null;
}

export interface ShareLinkParts {
  front: Environment;
  environmentOfToken: (token: () => string) => Environment;
  later: (run: () => void, ms: number) => void;
}

export function createShareLink(encryptedParam: string, { front, environmentOfToken, later }: ShareLinkParts) {
  let state: LinkState = { is: "opening" };
  let token = "";
  let environment: Environment | undefined;
  const listeners = new Set<() => void>();
  const first = Promise.withResolvers<OpenedLink>();
  let opened = first.promise;
  const setState = (next: LinkState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const renewLater = (password: string | undefined, ms = RENEW_MS, retryMs = RETRY_MS) =>
    later(() => {
      const retry = () => renewLater(password, retryMs, Math.min(2 * retryMs, LONGEST_RETRY_MS));
      // the link itself may be fine; queries report errors once the token has expired
      renew(password, retry).catch(retry);
    }, ms);

  /** From here on, the screen can ask for its data. */
  const accept = (answer: Answer): OpenedLink | undefined => {
    const grant = grantOf(answer);
    if (!answer.token || !grant) return undefined;
    token = answer.token;
    // the same after a failure: the screen may have asked already
    environment ??= environmentOfToken(() => token);
    const link = { environment, grant };
    opened = Promise.resolve(link);
    first.resolve(link);
    return link;
  };

  const renew = async (password: string | undefined, retry: () => void) => {
    const answer = await ask(front, encryptedParam, password);
    if (answer.problem?.code === "RATE_LIMITED") return retry();
    const link = accept(answer);
    if (!link) return setState({ is: "gone" });
    const { startDate, endDate } = link.grant;
    if (state.is === "open") {
      const { opened: shown } = state;
      if (shown.grant.startDate !== startDate || shown.grant.endDate !== endDate)
        setState({ is: "open", opened: { ...shown, ...link } });
    }
    renewLater(password);
  };

  const open = async (password?: string) => {
    setState(password === undefined ? { is: "opening" } : { is: "locked", isWrong: false, isTrying: true });
    try {
      const answer = await ask(front, encryptedParam, password);
      // before the password: it was not checked
      if (answer.problem?.code === "RATE_LIMITED") return setState({ is: "failed", message: answer.problem.message });
      if (answer.passwordNeeded) return setState({ is: "locked", isWrong: password !== undefined, isTrying: false });
      const link = accept(answer);
      if (!link) return setState({ is: "gone" });
      setState({ is: "open", opened: { ...link, brand: await readBrand(link.environment) } });
      renewLater(password);
    } catch (error) {
      const { code, message } = toGatewayError(error);
      if (code === "NOT_FOUND") return setState({ is: "gone" });
      const failed: LinkState = { is: "failed", message };
      setState(failed);
      // unless the holder has tried again meanwhile
      later(() => void (state === failed && open(password)), RETRY_MS);
    }
  };

  void open();
  return {
    /** with the current range */
    opened: () => opened,
    open,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type ShareLink = ReturnType<typeof createShareLink>;
