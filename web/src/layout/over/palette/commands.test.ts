// @vitest-environment jsdom
import { Globe } from "lucide-react";
import { afterEach, describe, expect, it } from "vitest";
import { findCommands, withRecent, type CommandGroup } from "./commands.ts";
import { recentIds, rememberRecent } from "./recent.ts";

const command = (id: string, label: string, keywords?: string) => ({
  id,
  label,
  icon: Globe,
  run: () => undefined,
  ...(keywords ? { keywords } : {}),
});
const groups: CommandGroup[] = [
  { id: "screens", title: "Screens", commands: [command("/", "Dashboard"), command("/heatmap", "Heatmaps")] },
  { id: "projects", title: "Projects", commands: [command("p1", "Café au lait"), command("p2", "Map of cafés")] },
  { id: "actions", title: "Actions", commands: [command("dark", "Dark", "theme colors")] },
];
const found = (text: string) => findCommands(groups, text).flatMap((group) => group.commands.map(({ id }) => id));

afterEach(() => localStorage.clear());

describe("command palette", () => {
  it("matches parts of words in any order, ignoring case and accents", () => {
    expect(found("heat")).toEqual(["/heatmap"]);
    expect(found("LAIT cafe")).toEqual(["p1"]);
    expect(found("colors")).toEqual(["dark"]);
    expect(found("nothing like that")).toEqual([]);
    expect(found("")).toHaveLength(5);
  });
  it("lists a whole group by its name", () => expect(found("projects")).toEqual(["p1", "p2"]));
  it("ranks the beginning of a label before the beginning of a word, and that before the inside of a word", () => {
    expect(found("caf")).toEqual(["p1", "p2"]);
    expect(found("map")).toEqual(["p2", "/heatmap"]);
    expect(found("au")).toEqual(["p1"]);
  });
  it("ranks recently opened entries first among equally good ones", () => {
    const pages = { id: "pages", title: "Pages", commands: [command("a", "Shop one"), command("b", "Shop two")] };
    const ids = (recent: string[]) => findCommands([pages], "shop", recent)[0]?.commands.map(({ id }) => id);
    expect(ids([])).toEqual(["a", "b"]);
    expect(ids(["b"])).toEqual(["b", "a"]);
  });
  it("finds a label by scattered letters only where nothing else matches", () => {
    expect(found("dashbord")).toEqual(["/"]);
    expect(found("htm")).toEqual(["/heatmap"]);
    expect(found("ap")).toEqual(["/heatmap", "p2"]);
  });
  it("shows at most eight entries per group", () => {
    const commands = Array.from({ length: 30 }, (_, n) => command(`p${n}`, `Shop ${n}`));
    expect(findCommands([{ id: "projects", title: "Projects", commands }], "shop")[0]?.commands).toHaveLength(8);
  });
  it("lists recently opened screens first, without the current one and deleted ones", () => {
    for (const id of ["p2", "gone", "/heatmap", "/"]) rememberRecent(id);
    rememberRecent("p2");
    expect(recentIds()).toEqual(["p2", "/", "/heatmap", "gone"]);
    const [recent] = withRecent(groups, recentIds(), "Recent", "/");
    expect(recent?.commands.map(({ id }) => id)).toEqual(["recent:p2", "recent:/heatmap"]);
    expect(withRecent(groups, [], "Recent", "/")).toEqual(groups);
  });
  it("remembers five screens and the current one", () => {
    for (let n = 0; n < 20; n++) rememberRecent(`screen:${n}`);
    expect(recentIds()).toHaveLength(6);
    localStorage.setItem("app.recent", "{");
    expect(recentIds()).toEqual([]);
  });
});
