// Turns off what costs rendered tests a quarter of their CPU time and helps only a reader of their failures.
import * as React from "react";
import { configure } from "@testing-library/react";

// React's development build records where each element is created, for its warnings. It stops by itself after ten
// thousand elements a second; here it never begins.
const internals = Object.entries(React).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))?.[1] as object;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });

// Waiting for an element builds an error at each attempt, by default with the page as text.
configure({
  getElementError(message) {
    const error = new Error(message ?? "");
    error.name = "TestingLibraryElementError";
    return error;
  },
});
