// The calls of a stack in the formats of Chromium, Firefox and Safari.

export interface StackFrame {
  text: string;
  /** "" if there is none */
  name: string;
  /** "" if the line has no location */
  address: string;
  line: number;
  column: number;
}

/** More lines of a stack are not useful. */
const MOST = 30;

const inChromium = /^\s*at (?:(?:async )?(.*?) \()?((?:[a-z][\w+.-]*:\/\/|\/)?[^\s()]+):(\d+):(\d+)\)?\s*$/i;
const inFirefox = /^\s*([^@\s]*)@(.+?):(\d+):(\d+)\s*$/;
/** from `window.onerror` without an error object: only the location */
const bare = /^()((?:https?:\/\/|\/)\S+?):(\d+):(\d+)\s*$/;

export function stackFrames(stack: string): StackFrame[] {
  const lines = stack.split("\n").filter((line) => line.trim() !== "");
  return lines.slice(0, MOST).map((text) => {
    const [, name = "", address = "", line = 0, column = 0] =
      inChromium.exec(text) ?? inFirefox.exec(text) ?? bare.exec(text) ?? [];
    return { text: text.trim(), name, address, line: Number(line), column: Number(column) };
  });
}
