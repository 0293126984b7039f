import rrweb from "@rrweb/replay/dist/style.css?inline";

/** Of a document in which recorded pages are replayed. */
export const replayStyle = `${rrweb}
.replayer-wrapper { position: relative; transform-origin: 0 0; }
.replayer-wrapper > iframe { border: 0; display: block; }`;
