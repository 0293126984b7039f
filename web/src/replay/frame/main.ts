// The document in which recorded pages are replayed, and shown below heatmaps. It has a policy of its own (see the
// gateway's securityHeaders.ts), talks to the app only through a port, and knows neither the session nor the recording's address.
import type { FromHeatmap, ToHeatmap } from "../heatmap/heatmapMessages.ts";
import { OPEN, type FromFrame, type ToFrame } from "../messages.ts";
import { createHeatmapStage } from "./heatmap/heatmapStage.ts";
import { replayStyle } from "./replayStyle.ts";
import { createStage } from "./stage.ts";
import { labelsIn } from "./unrecorded.ts";

const style = document.createElement("style");
style.textContent = `${replayStyle}
html, body { margin: 0; background: #fff; overflow: hidden; }`;
document.head.append(style);

function open(port: MessagePort): void {
  const send = (message: FromFrame | FromHeatmap) => port.postMessage(message);
  const labels = labelsIn(location.hash);
  const replay = createStage(document.body, send, labels);
  const heatmap = createHeatmapStage(document.body, send, labels);
  port.addEventListener("message", ({ data }: MessageEvent<ToFrame | ToHeatmap>) =>
    data.kind === "add" || data.kind === "show" || data.kind === "outline" ? replay(data) : heatmap(data),
  );
  port.start();
}

addEventListener("message", ({ data, source, origin, ports: [port] }) => {
  if (data === OPEN && source === parent && origin === location.origin && port !== undefined) open(port);
});
// the app may have loaded the frame before this script ran
parent.postMessage(OPEN, location.origin);
