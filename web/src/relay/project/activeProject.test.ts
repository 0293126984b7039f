// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { activeProject, chooseProject, onActiveProject, showProject } from "./activeProject.ts";
import { forgetProject, rememberProject } from "./currentProject.ts";

beforeEach(() => forgetProject());

it("there is no active project until one is chosen or shown", () => {
  expect(activeProject()).toBeUndefined();
  showProject(12);
  expect(activeProject()).toBe("12");
});

it("a chosen project goes before the one that is shown, which comes back when nothing is chosen any more", () => {
  showProject(12);
  chooseProject("13");
  expect(activeProject()).toBe("13");
  chooseProject(null);
  expect(activeProject()).toBe("12");
});

it("switching names the new project at once, forgetting names none", () => {
  rememberProject({ widgetId: 14, name: "Blog" });
  expect(activeProject()).toBe("14");
  forgetProject();
  expect(activeProject()).toBeUndefined();
});

it.each(["0", "012", "abc", "9999999999", "1.5", "-3", ""])(
  "%j in the address or in the memory of the browser is no project, and is never sent",
  (project) => {
    showProject(12);
    chooseProject(project);
    expect(activeProject()).toBe("12");
  },
);

it("listeners hear about a change once, and nothing about a repetition", () => {
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
