// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { activeProject, chooseProject, onActiveProject, showProject } from "./activeProject.ts";
import { forgetProject, rememberProject } from "./currentProject.ts";

beforeEach(() => forgetProject());

it("has no active project until one is chosen or shown", () => {
  expect(activeProject()).toBeUndefined();
  showProject(12);
  expect(activeProject()).toBe("12");
});

it("prefers a chosen project to the shown one, and returns to the shown one without a choice", () => {
  showProject(12);
  chooseProject("13");
  expect(activeProject()).toBe("13");
  chooseProject(null);
  expect(activeProject()).toBe("12");
});

it("returns the new project immediately after a switch, and none after it is cleared", () => {
  rememberProject({ widgetId: 14, name: "Blog" });
  expect(activeProject()).toBe("14");
  forgetProject();
  expect(activeProject()).toBeUndefined();
});

it.each(["0", "012", "abc", "9999999999", "1.5", "-3", ""])(
  "ignores %j in the URL or in the browser's memory, and never sends it",
  (project) => {
    showProject(12);
    chooseProject(project);
    expect(activeProject()).toBe("12");
  },
);

it("notifies listeners once of a change, and not of a repetition", () => {
  const heard: (string | undefined)[] = [];
  const leave = onActiveProject(() => heard.push(activeProject()));
  chooseProject("12");
  chooseProject("12");
  showProject(12);
  chooseProject("13");
  leave();
  chooseProject("14");
  expect(heard).toEqual(["12", "13"]);
});

it("what was shown is named again after a reload, until it deleted", async () => {
  const reloaded = async () => {
    vi.resetModules();
    return (await import("./activeProject.ts")).activeProject();
  };
  showProject(12);
  expect(await reloaded()).toBe("12");
  forgetProject();
  expect(await reloaded()).toBeUndefined();
  sessionStorage.setItem("app.shownProject", "12x");
  expect(await reloaded()).toBeUndefined();
});
