// The player of an exported file, which contains everything and requests nothing. See the gateway's recordingHtml.ts.
import { element } from "#web/replay/file/elements.ts";
import { createPageBox } from "#web/replay/file/pageBox.ts";
import { unrecordedLabels } from "#web/replay/unrecordedLabels.ts";
import { readChunks } from "#web/replay/file/readChunks.ts";
import { createStage } from "#web/replay/frame/stage.ts";
import { createPlayback } from "#web/replay/playback/playback.ts";
import { createRecordingClock } from "#web/replay/playback/recordingClock.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { t } from "#web/texts/t.ts";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { atShownPage } from "../_lib/marks.ts";
import { readPlayerChoices } from "../_lib/playerChoices.ts";
import { createControls } from "./controls.ts";
import { createEventRows } from "./eventRows.ts";
import { recordingFileStyle } from "./recordingFileStyle.ts";
import { readDescription } from "./readDescription.ts";

const { startedAt, durationMs, visitor, streams, marks: recorded } = readDescription(document);
const marks = atShownPage(
  recorded,
  streams.map(({ from }) => from),
);
const choices = { ...readPlayerChoices() };
const { speed, skipsInactivity, threshold } = choices;
const playback = createPlayback({
  ...{ streams, durationMs, speed, skipsInactivity, at: 0, thresholdMs: threshold * 1000 },
});
// it takes no input
const pageBox = createPageBox(element("div", { className: "page", inert: true }));
const controls = createControls({ playback, durationMs, marks, choices });
const events = createEventRows(marks, playback.seek);
const address = element("div", { className: "address" });
const note = element("p", { className: "note", role: "status" });
pageBox.element.append(note);

document.head.append(element("style", {}, recordingFileStyle));
document.body.append(
  element(
    "main",
    {},
    element(
      "header",
      {},
      element("h1", {}, visitorName(visitor)),
      element("p", {}, t("Recorded {time}", { time: absoluteTime(startedAt) })),
    ),
    element("section", { className: "card" }, address, pageBox.element, controls.element),
    element("section", { className: "card" }, events.element),
  ),
);

function noteOf({ isWaiting, isAbsent, blockedFiles }: ReturnType<typeof playback.read>): string {
  if (isWaiting) return t("Loading the recording");
  if (isAbsent) return t("This part can't be shown");
  return blockedFiles > 0 ? t("Images, fonts or style sheets of this page are not part of the recording.") : "";
}

function draw(): void {
  const state = playback.read();
  address.textContent = streams.find(({ stream }) => stream === state.stream)?.url ?? t("No page");
  pageBox.fit(state.size);
  controls.draw(state);
  events.follow(state.at);
  const text = noteOf(state);
  if (note.textContent !== text) note.textContent = text;
}
playback.subscribe(draw);
draw();

const clock = createRecordingClock(streams, startedAt);
// the document of the recorded page would keep this one from being loaded
addEventListener("load", () => {
  playback.attach(createStage(pageBox.page, playback.receive, unrecordedLabels()));
  void readChunks(document, (chunk) => playback.add(clock.place(chunk))).then(() =>
    playback.arrived([{ from: 0, to: durationMs }]),
  );
});

let last = performance.now();
requestAnimationFrame(function pass(now) {
  playback.tick(Math.max(0, now - last));
  last = now;
  requestAnimationFrame(pass);
});
// a hidden tab draws nothing, so that all of the time would pass at once when it is shown again
document.addEventListener("visibilitychange", () => document.hidden && playback.pause());
