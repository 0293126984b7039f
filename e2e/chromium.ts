// The Chromium of end-to-end tests and benchmarks, which a variable may replace.
import type { Browser } from "playwright-core";
import { chromiumCommand as commandOf, launchChromium as launch } from "../host/src/testing/chromium.ts";
import { chromiumPath } from "./env.ts";

export const chromiumCommand = () => commandOf(chromiumPath);

export const launchChromium = (): Promise<Browser> => launch(chromiumPath);
