const characters: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (character) => characters[character] ?? "");

/** A frame for the page of a share link. It needs no script, and the frame gets no access to the page around it. */
export const embedSnippet = (url: string, title: string): string =>
  `<iframe src="${escaped(url)}" title="${escaped(title)}" width="100%" height="800" style="border: 0" loading="lazy"></iframe>`;
