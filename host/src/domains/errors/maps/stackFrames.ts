// The calls of a stack, as Chromium, Firefox and Safari write them.

export interface StackFrame {
  text: string;
  /** "" where there is none */
  name: string;
  /** "" where the line names no place */
  address: string;
  line: number;
  column: number;
}

/** More of a stack tells nothing. */
const MOST = 30;

const inChromium = /^\s*at (?:(?:async )?(.*?) \()?((?:[a-z][\w+.-]*:\/\/|\/)?[^\s()]+):(\d+):(\d+)\)?\s*$/i;
const inFirefox = /^\s*([^@\s]*)@(.+?):(\d+):(\d+)\s*$/;
/** what `window.onerror` knows where no error was thrown: only the place */
const bare = /^()((?:https?:\/\/|\/)\S+?):(\d+):(\d+)\s*$/;

export function stackFrames(stack: string): StackFrame[] {
  const lines = stack.split("\n").filter((line) => line.trim() !== "");
  return lines.slice(0, MOST).map((text) => {
    const [, name = "", address = "", line = 0, column = 0] =
      inChromium.exec(text) ?? inFirefox.exec(text) ?? bare.exec(text) ?? [];
    return { text: text.trim(), name, address, line: Number(line), column: Number(column) };
  });
}
