// How React and Testing Library behave in rendered tests. Two settings turn off what costs a quarter of their CPU time
// and helps only a reader of their failures.
import * as React from "react";
import { configure, getConfig } from "@testing-library/react";

// React's development build records where each element is created, for its warnings. It stops by itself after ten
// thousand elements a second; here it never begins.
const internals = Object.entries(React).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))?.[1] as object;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });

const { asyncWrapper } = getConfig();
// a test may fake it later
const realImmediate = setImmediate;
configure({
  // Waiting for an element builds an error at each attempt, by default with the page as text.
  getElementError(message) {
    const error = new Error(message ?? "");
    error.name = "TestingLibraryElementError";
    return error;
  },
  // A table is in the document before its rows, which come with React's effects, an immediate callback. Testing Library
  // waits for a timer only, which is sometimes due before that.
  async asyncWrapper(wait) {
    const found: unknown = await asyncWrapper(wait);
    await new Promise((resolve) => realImmediate(resolve));
    return found;
  },
});
