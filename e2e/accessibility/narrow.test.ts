import { everyScreen } from "./everyScreen.ts";

everyScreen({ width: 390, height: 844, colorScheme: "dark", language: "es" });
