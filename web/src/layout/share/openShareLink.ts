// Opens share links. Each link is a principal of its own: an environment with the link's sealed token and no data of a
// member who may be signed in at the same time. The token is renewed before it expires, for as long as the page shows
// the link. A range that moves with the date is read again with each token. Unknown, blocked, expired and deleted links
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

export interface Opened {
  environment: Environment;
  grant: ScreenGrant & { projectName: string; canDownload: boolean };
  brand: openShareLinkQuery$data["brand"];
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
      problem {
        code
        message
        reason
        params
      }
    }
  }
`;

const grantQuery = graphql`
  query openShareLinkQuery {
    brand {
      # asked for before the frame that draws it has arrived
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...BrandMark_brand
    }
    viewer {
      share {
        itemId
        startDate
        endDate
        preset
        freeRange
        canDownload
        project {
          name
        }
      }
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

/** The link's grant, retained in the store for the lifetime of the page. */
async function readGrant(environment: Environment): Promise<Omit<Opened, "environment"> | undefined> {
  const data = await fetchQuery<openShareLinkQuery>(environment, grantQuery, {}).toPromise();
  environment.retain(createOperationDescriptor(getRequest(grantQuery), {}));
  const share = data?.viewer?.share;
  if (!share) return undefined;
  const { itemId, startDate, endDate, freeRange, canDownload } = share;
  const preset = knownPreset(share.preset);
  const projectName = share.project?.name ?? "";
  return { grant: { itemId, startDate, endDate, preset, freeRange, canDownload, projectName }, brand: data.brand };
}

export interface ShareLinkParts {
  front: Environment;
  environmentOfToken: (token: () => string) => Environment;
  later: (run: () => void, ms: number) => void;
}

export function createShareLink(encryptedParam: string, { front, environmentOfToken, later }: ShareLinkParts) {
  let state: LinkState = { is: "opening" };
  let token = "";
  const listeners = new Set<() => void>();
  const first = Promise.withResolvers<Opened>();
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

  const show = (next: Opened) => {
    opened = Promise.resolve(next);
    first.resolve(next);
    setState({ is: "open", opened: next });
  };

  const renew = async (password: string | undefined, retry: () => void) => {
    const answer = await ask(front, encryptedParam, password);
    if (answer.problem?.code === "RATE_LIMITED") return retry();
    if (!answer.token) return setState({ is: "gone" });
    token = answer.token;
    if (state.is === "open") {
      const { environment, grant } = state.opened;
      const current = await readGrant(environment);
      if (!current) return setState({ is: "gone" });
      const { startDate, endDate } = current.grant;
      if (startDate !== grant.startDate || endDate !== grant.endDate) show({ environment, ...current });
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
      if (!answer.token) return setState({ is: "gone" });
      token = answer.token;
      const environment = environmentOfToken(() => token);
      const allowed = await readGrant(environment);
      if (!allowed) return setState({ is: "gone" });
      show({ environment, ...allowed });
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
