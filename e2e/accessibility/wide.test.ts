import { everyScreen } from "./everyScreen.ts";

everyScreen({ width: 1440, height: 1000, colorScheme: "light", language: "de" });
