/** The drawing inside `figure` as a file of its own: on the page's ground, without what only pages can show. */
export function chartSvg(figure: HTMLElement, background: string): { text: string; width: number; height: number } {
  const drawing = figure.querySelector("svg");
  if (!drawing) throw new Error("The chart has not been drawn yet: wait until it is in sight and try again.");
  const box = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  // Embedded HTML would keep a picture from being drawn on a canvas; hover lines are hidden by the page's styles only.
  for (const part of copy.querySelectorAll("foreignObject, script, [class*=crosshairs]")) part.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", background);
  copy.prepend(ground);
  return { text: new XMLSerializer().serializeToString(copy), width: box.width, height: box.height };
}

/** Twice the size on the screen, so that it stays sharp in a slide. */
const scale = 2;

export async function chartPng(figure: HTMLElement, background: string): Promise<Blob> {
  const { text, width, height } = chartSvg(figure, background);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser could not make a picture."))));
  });
}
