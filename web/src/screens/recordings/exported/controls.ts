import type { Span } from "#web/replay/playback/activity.ts";
import type { Playback, PlaybackState } from "#web/replay/playback/playback.ts";
import { t } from "#web/texts/t.ts";
import { formatOffset } from "../_lib/formatOffset.ts";
import { markLabels, toneOf, type Mark } from "../_lib/marks.ts";
import { speeds, storePlayerChoices, type PlayerChoices } from "../_lib/playerChoices.ts";
import { element } from "#web/replay/file/elements.ts";

const STEP_MS = 10_000;
/** Controls that use these keys themselves. */
const SPACE = "button, select, [type=checkbox]";
const ARROWS = "select";

interface Controlled {
  playback: Playback;
  durationMs: number;
  marks: readonly Mark[];
  choices: PlayerChoices;
}

/** Time, play, speed and skipping, with the same keys as in the app. */
export function createControls({ playback, durationMs, marks, choices }: Controlled) {
  const share = (ms: number) => `${(ms / Math.max(durationMs, 1)) * 100}%`;
  const by = (ms: number) => playback.seek(playback.read().at + ms);
  const toggle = () => (playback.read().isPlaying ? playback.pause() : playback.play());
  function choose(change: Partial<PlayerChoices>): void {
    Object.assign(choices, change);
    storePlayerChoices(choices);
    playback.setSkipping(choices.skipsInactivity, choices.threshold * 1000);
    if (choices.speed !== playback.read().speed) playback.setSpeed(choices.speed);
  }

  const slider = element("input", {
    ...{ type: "range", min: "0", max: String(durationMs), step: "any", ariaLabel: t("Time in the recording") },
    oninput: () => playback.seek(Number(slider.value)),
  });
  const dots = marks.map(({ kind, atMs, name }) => {
    const dot = element("i", { className: toneOf(kind), title: `${markLabels[kind] ?? kind} ${name}` });
    dot.style.left = share(atMs);
    return dot;
  });
  const stripes = element("div", {});
  const time = element("div", { className: "time" }, slider, stripes, ...dots);
  const play = element("button", { type: "button", className: "main", onclick: toggle });
  const clock = element("span", { className: "clock" });
  const skip = element("input", {
    ...{ type: "checkbox", checked: choices.skipsInactivity },
    onchange: () => choose({ skipsInactivity: skip.checked }),
  });
  const speed = element(
    "select",
    { ariaLabel: t("Speed"), onchange: () => choose({ speed: Number(speed.value) }) },
    ...speeds.map((one) => element("option", { value: String(one), selected: one === choices.speed }, `${one}×`)),
  );
  const step = (label: string, ms: number, sign: string) =>
    element("button", { type: "button", ariaLabel: label, title: label, onclick: () => by(ms) }, sign);

  const keys: Record<string, () => void> = {
    " ": toggle,
    ArrowLeft: () => by(-STEP_MS),
    ArrowRight: () => by(STEP_MS),
  };
  document.addEventListener("keydown", (event) => {
    const isTaken =
      event.target instanceof Element && event.target.closest(event.key === " " ? SPACE : ARROWS) !== null;
    const press = event.ctrlKey || event.metaKey || event.altKey || isTaken ? undefined : keys[event.key];
    if (!press) return;
    event.preventDefault();
    press();
  });

  let shownStripes: readonly Span[] | undefined;
  function drawStripes(inactive: readonly Span[]): void {
    if (inactive === shownStripes) return;
    shownStripes = inactive;
    stripes.replaceChildren(
      ...inactive.map(({ from, to }) => {
        const stripe = element("i", { className: "inactive", title: t("Inactive") });
        Object.assign(stripe.style, { left: share(from), width: share(to - from) });
        return stripe;
      }),
    );
  }

  return {
    element: element(
      "div",
      { className: "controls" },
      ...[time, step(t("10 seconds back (←)"), -STEP_MS, "−10"), play],
      ...[step(t("10 seconds forward (→)"), STEP_MS, "+10"), clock],
      ...[element("label", {}, skip, t("Skip inactivity")), speed],
    ),
    draw({ at, isPlaying, inactive }: PlaybackState): void {
      const text = t("{time} of {total}", { time: formatOffset(at), total: formatOffset(durationMs) });
      slider.value = String(at);
      slider.setAttribute("aria-valuetext", text);
      clock.textContent = text;
      play.textContent = isPlaying ? t("Pause") : t("Play");
      drawStripes(inactive);
    },
  };
}
