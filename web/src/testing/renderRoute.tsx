// The only helper of screen tests: the app's real routes in a real router, with a Relay environment that returns data
// from the test. relay-test-utils fills in everything else, so a test specifies only the relevant data.
import { cleanup, configure, render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router-dom";
import {
  createOperationDescriptor,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type ConcreteRequest,
  type GraphQLResponse,
} from "relay-runtime";
import type { Sink } from "relay-runtime/lib/network/RelayObservable";
import { MockPayloadGenerator } from "relay-test-utils";
import { afterAll, afterEach } from "vitest";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { AriaProvider } from "#web/layout/AriaProvider.tsx";
import { KnownPaths, routeFinder } from "#web/layout/knownPaths.ts";
import { AppPlacesContext } from "#web/layout/places/appPlaces.ts";
import { places } from "#web/places.ts";
import { PreloadScreenContext } from "#web/relay/preloadedScreens.ts";
import { createRouter, screenPreloader } from "#web/router.tsx";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";

export interface Sent {
  name: string;
  variables: Record<string, unknown>;
}

type Answer = GraphQLResponse | undefined;

interface Options {
  /** by type: `{ Viewer: () => ({ kind: "MEMBER" }) }` */
  types?: MockResolvers;
  /** by operation: the whole response, or an error to throw; undefined, or a promise of it: generated data */
  answers?: Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>;
}

// React Aria announces a moment later, when the document of the file may be gone
afterAll(() => document.querySelector("[data-live-announcer]")?.remove());
afterEach(cleanup);
// the first screen of a file waits for its chunks to compile
configure({ asyncUtilTimeout: 8000 });

const artifacts = import.meta.glob<{ default: ConcreteRequest }>("../__generated__/*.graphql.ts", { eager: true });
const requestOf = (name: string) => {
  const artifact = artifacts[`../__generated__/${name}.graphql.ts`];
  if (!artifact) throw new Error(`no artifact of ${name}: run relay-compiler`);
  return artifact.default;
};

function mockEnvironment({ types = {}, answers = {} }: Options) {
  const sent: Sent[] = [];
  const sinks = new Map<string, Sink<GraphQLResponse>>();
  const generated = (name: string, variables: Record<string, unknown>) =>
    MockPayloadGenerator.generate(createOperationDescriptor(requestOf(name), variables), types) as GraphQLResponse;
  const network = Network.create(
    async (params, variables) => {
      sent.push({ name: params.name, variables });
      return (await answers[params.name]?.(variables)) ?? generated(params.name, variables);
    },
    (params, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        sent.push({ name: params.name, variables });
        sinks.set(params.name, sink);
        return () => sinks.delete(params.name);
      }),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  return {
    environment,
    sent,
    /** emits a payload of a subscription */
    publish: (name: string, data: Record<string, unknown>) => sinks.get(name)?.next({ data }),
    complete: (name: string) => sinks.get(name)?.complete(),
    /** ends a subscription, as the gateway does that refuses it */
    refuse: (name: string, error: Error) => sinks.get(name)?.error(error),
  };
}

/** Opens a URL of the app, like the address bar. */
export function renderRoute(path: string, options: Options = {}) {
  window.history.replaceState(null, "", path);
  const mock = mockEnvironment(options);
  const router = createRouter(mock.environment);
  const view = render(
    <ThemeProvider>
      <RelayEnvironmentProvider environment={mock.environment}>
        <KnownPaths value={routeFinder(router.routes)}>
          <AppPlacesContext value={places}>
            <PreloadScreenContext value={screenPreloader(router.routes)}>
              <AriaProvider navigate={(to) => void router.navigate(to)}>
                <RouterProvider router={router} useTransitions={false} />
              </AriaProvider>
            </PreloadScreenContext>
          </AppPlacesContext>
        </KnownPaths>
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  return {
    ...view,
    ...mock,
    router,
    /** the variables of all requests of this operation, oldest first */
    sentAs: (name: string) =>
      mock.sent.filter((operation) => operation.name === name).map((operation) => operation.variables),
  };
}
